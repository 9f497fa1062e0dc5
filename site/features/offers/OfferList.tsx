import { LinkButton } from '#site/ui/Button.tsx';
import type { Offer } from './offers.ts';

export function OfferList({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="mt-10 grid gap-5">
      {offers.map(({ id, title, text, terms, link }) => (
        <li key={id} id={id} className="scroll-mt-6 rounded-panel border border-line bg-raised p-5 sm:p-8">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 max-w-reading text-ink-soft">{text}</p>
          {terms.length > 0 && (
            <ul className="mt-3 list-disc ps-5 text-ink-soft text-sm">
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          )}
          <p className="mt-4">
            <LinkButton href={link.href} look="secondary" size="small">
              {link.text}
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  );
}
