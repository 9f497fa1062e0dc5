import { identity } from '#site/identity.ts';
import { LinkButton } from '#site/ui/Button.tsx';

/** A searched term without any product: said, with ways on. */
export function Unmatched({ term }: { term: string }) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-4 py-12 text-center">
      <p className="font-display text-2xl">Sorry, there are no products matching '{term.toUpperCase()}'.</p>
      <p className="text-ink-soft">Try fewer words or another word for the same thing, or take a look around.</p>
      <LinkButton href="/store" look="secondary">
        Browse the store
      </LinkButton>
      <section className="mt-6 rounded-panel bg-sky p-6" aria-labelledby="add-from-any-store">
        <h2 id="add-from-any-store" className="text-xl">
          Add it from any store
        </h2>
        <p className="mt-2">
          Found it somewhere else? Install {identity.storeName}, and a link from any store becomes a gift on your
          registry.
        </p>
        <p className="mt-4">
          <LinkButton href="/mobile-app-download">Install {identity.storeName}</LinkButton>
        </p>
      </section>
    </div>
  );
}
