import { type ReactNode, useState } from 'react';
import { type Money, typedCents } from '#rules/money.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { useTyped } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { short } from './payment-text.ts';

interface Props {
  suggested: readonly Money[];
  currency: string;
  /** The initial amount, in cents; after a refusal the form keeps the typed one. */
  startCents: number | null;
  /** Explains the chosen amount, below the field. */
  children?: ((amount: Money | null) => ReactNode) | undefined;
}

/**
 * One of the suggested amounts, or any other. Both are fields of the form; a typed amount wins. While one is typed, no suggested amount looks
 * chosen; without script both are posted, and after a refusal both are there again.
 */
export function AmountField({ suggested, currency, startCents, children }: Props) {
  const isSuggested = suggested.some(({ amount }) => amount === startCents);
  const posted = useTyped('suggestedCents');
  const start = posted === null ? (startCents ?? suggested[1]?.amount ?? suggested[0]?.amount) : Number(posted.at(-1));
  const [cents, setCents] = useState<number | null>(start || null);
  const [other, setOther] = useState(
    useTyped('amountCents')?.at(-1) ?? (startCents !== null && !isSuggested ? (startCents / 100).toFixed(2) : ''),
  );
  const [isPosted, setIsPosted] = useState(posted !== null);
  const typed = typedCents(other);
  const chosen = other.trim() === '' ? cents : typed !== undefined && typed > 0 ? typed : null;
  return (
    <>
      <ChoiceGroup id="suggestedCents" label="How much would you like to give?">
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {suggested.map((money) => (
            <Radio
              key={money.amount}
              name="suggestedCents"
              value={money.amount}
              label={short(money)}
              checked={(isPosted || other.trim() === '') && cents === money.amount}
              onChange={() => {
                setCents(money.amount);
                setOther('');
              }}
            />
          ))}
        </div>
      </ChoiceGroup>
      <TextInput
        name="amountCents"
        label={suggested.length > 0 ? 'Or any other amount' : 'How much would you like to give?'}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        placeholder="$"
        optional={suggested.length > 0}
        defaultValue={other}
        onChange={({ currentTarget }) => {
          setIsPosted(false);
          setOther(currentTarget.value);
        }}
      />
      {children?.(chosen === null ? null : { amount: chosen, currency })}
    </>
  );
}
