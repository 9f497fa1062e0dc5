import { addItem } from '#contracts/registries.ts';
import { typedItem } from '#contracts/typed-item.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  registry: { id: string; slug: string; title: string };
  product: { productId: number | null; title: string };
  page: string;
  refused?: RefusedForm | undefined;
}

export const cashFundFormName = 'cash-fund';

/** The drawer's form on a page of its own. */
export function CashFundForm({ registry, product, page, refused }: Props) {
  return (
    <Form
      endpoint={addItem}
      params={{ id: registry.id }}
      name={cashFundFormName}
      page={page}
      refused={refused}
      body={(fields) => typedItem(fields.texts())}
      leadsTo={({ regItem }) => `/${registry.slug}?done=added#gift-${regItem.id}`}
    >
      <input type="hidden" name="kind" value="cash_fund" />
      <input type="hidden" name="productId" value={product.productId ?? ''} />
      <TextInput name="title" label="What is it for?" maxLength={200} defaultValue={product.title} />
      <TextInput
        name="goalCents"
        label="Goal"
        hint="Guests can give any amount, with or without a goal."
        inputMode="decimal"
        maxLength={20}
        placeholder="$"
        optional
      />
      <Textarea name="note" label="Note for your guests" maxLength={500} rows={3} optional />
      <SubmitButton wide>Add to {registry.title}</SubmitButton>
    </Form>
  );
}
