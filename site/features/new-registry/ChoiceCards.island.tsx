import { changeRegistryDraft } from '#contracts/registry-drafts.ts';
import { Form } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Icon } from '#site/ui/Icon.tsx';

interface Card {
  title: string;
  text?: string | undefined;
  /** At the end of the line: "12 gifts". */
  note?: string | undefined;
  image?: { url: string; alt: string } | undefined;
  /** Registry fields that choosing the card sets. */
  fields: Readonly<Record<string, string>>;
  isChosen?: boolean | undefined;
}

interface Props {
  cards: readonly Card[];
  page: string;
  next: string;
  /** Cards side by side where there is room. */
  wide?: boolean | undefined;
  /** On a phone a small picture beside the text, because there are many cards. */
  compact?: boolean | undefined;
  refused?: RefusedForm | undefined;
}

/** A tap on a card answers the question and leads to the next step. */
export function ChoiceCards({ cards, page, next, wide = false, compact = false, refused }: Props) {
  return (
    <ul className={`grid gap-4 ${wide ? 'sm:grid-cols-2 lg:grid-cols-3' : ''}`}>
      {cards.map((card) => (
        <li key={card.title} className="grid">
          <Form
            endpoint={changeRegistryDraft}
            name={`choose-${card.title}`}
            page={page}
            next={next}
            leadsTo={next}
            refused={refused}
            className="grid"
          >
            {Object.entries(card.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button
              type="submit"
              data-chosen={card.isChosen || undefined}
              className={`grid h-full content-start overflow-hidden rounded-card border border-line bg-raised text-start transition-colors hover:border-accent data-chosen:border-2 data-chosen:border-accent ${compact && card.image ? 'max-sm:grid-cols-[6.5rem_1fr]' : ''}`}
            >
              {card.image && (
                <img
                  src={card.image.url}
                  alt=""
                  width="1200"
                  height="600"
                  className={`w-full bg-picture object-cover night:opacity-90 ${compact ? 'aspect-5/2 max-sm:aspect-auto max-sm:h-full' : 'aspect-5/2'}`}
                />
              )}
              <span className="flex items-center gap-4 p-5">
                <span className="min-w-0 grow">
                  <span className="block font-display text-xl">{card.title}</span>
                  {card.text && <span className="mt-1 block text-sm text-ink-soft">{card.text}</span>}
                  {card.note && <span className="mt-2 block text-sm font-semibold text-sage">{card.note}</span>}
                </span>
                <Icon name="onward" className="size-5 text-accent" />
              </span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
