import type { MouseEvent } from 'react';
import { chipClass } from '#site/ui/Chip.tsx';
import { type Choice, type ChoiceValue, explainChoice, type ShownVariant, titleOfOption } from './variant-choice.ts';

interface Props {
  choice: Choice;
  /** Some variant is sold out or not made: space is reserved for saying so. */
  hasGaps: boolean;
  onChoose: (variant: ShownVariant) => void;
}

/** One option, such as the color, as links: each leads to the page of that variant, or with script updates this one. */
export function VariantChoice({ choice, hasGaps, onChoose }: Props) {
  return (
    <section className="mt-5" aria-label={titleOfOption(choice.name)}>
      <p className="mb-2 text-sm">
        <span className="font-semibold">{titleOfOption(choice.name)}</span>
        <span className="text-ink-soft">: {choice.chosen}</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {choice.values.map((value) => (
          <li key={value.value}>
            <ValueLink {...value} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className={`text-ink-soft text-xs ${hasGaps ? 'mt-1.5 min-h-5' : ''}`} aria-hidden="true">
        {explainChoice(choice)}
      </p>
    </section>
  );
}

const valueClass = `${chipClass} data-because:border-dashed not-aria-[current]:data-because:text-ink-soft data-because:line-through aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-sunken`;

function ValueLink({ value, variant, isChosen, because, picture, onChoose }: ChoiceValue & Pick<Props, 'onChoose'>) {
  const content = (
    <>
      {picture && (
        <img src={picture.url} alt="" width="36" height="36" className="size-9 rounded-full bg-picture object-cover" />
      )}
      <span>
        {value}
        {because && <span className="sr-only">, {because}</span>}
      </span>
    </>
  );
  const look = { className: picture ? `${valueClass} ps-1` : valueClass, 'data-because': because ?? undefined };
  // A link without an address can't be followed; its role still presents it as a link.
  if (variant === null)
    return (
      <a role="link" aria-disabled="true" aria-current={isChosen || undefined} {...look}>
        {content}
      </a>
    );
  return (
    <a
      href={variant.path}
      rel="nofollow"
      aria-current={isChosen || undefined}
      data-variant={variant.id}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChoose(variant);
      }}
      {...look}
    >
      {content}
    </a>
  );
}

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
