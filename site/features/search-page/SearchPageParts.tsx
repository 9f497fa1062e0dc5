import type { BrandSummary } from '#contracts/catalogue.schemas.ts';
import type { UnifiedSearch } from '#contracts/search.schemas.ts';
import { identity } from '#site/identity.ts';
import { LinkButton } from '#site/ui/Button.tsx';

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Above search results: who may have a breast pump paid for, and how to find out. */
export function EligibilityBanner() {
  return (
    <aside
      className="mt-2 mb-8 flex flex-wrap items-center justify-between gap-x-6 rounded-card bg-mint px-4 py-1 text-sm max-sm:pt-3"
      aria-label="Breast pumps"
      data-event-view="breast_pump_banner_viewed"
    >
      <p>Your health plan may cover a breast pump.</p>
      <a
        href="/hello-baby/choose-a-breast-pump#ask-your-insurance-first"
        data-event="breast_pump_banner_clicked"
        className={linkClass}
      >
        Check Your Eligibility
      </a>
    </aside>
  );
}

interface HeadProps {
  term: string;
  correctedTerm: string | null;
  /** The same search without the correction. */
  asTypedHref: string;
  /** Nothing matches the term exactly; the results are the nearest ones. */
  isNearest: boolean;
  brand: Pick<BrandSummary, 'title' | 'brandPageUrl'> | null;
}

/** The term in quotes, the corrected spelling that was searched instead, and a link to a brand of that name. */
export function SearchHead({ term, correctedTerm, asTypedHref, isNearest, brand }: HeadProps) {
  return (
    <div className="mb-5">
      <h1 className="mt-2 text-3xl">{term === '' ? 'Search' : `“${term}”`}</h1>
      {(correctedTerm || isNearest || brand) && (
        <div className="flex min-h-11 flex-wrap items-center gap-x-6">
          {correctedTerm && (
            <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
              Showing results for “{correctedTerm}”.
              <a href={asTypedHref} rel="nofollow" className={`${linkClass} text-accent`}>
                Search instead for “{term}”
              </a>
            </p>
          )}
          {isNearest && <p className="text-ink-soft">We don’t have that, but these come close.</p>}
          {brand && (
            <p>
              <a href={brand.brandPageUrl} className={`${linkClass} text-accent`}>
                Shop all {brand.title} products
              </a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface FindsProps {
  guides: UnifiedSearch['response']['guides'];
  registries: UnifiedSearch['response']['registries'];
  terms: readonly { title: string; href: string }[];
}

/** The results of a search for everything, apart from products: guides, public registries, other terms. */
export function UnifiedFinds({ guides, registries, terms }: FindsProps) {
  const sections = [
    { title: 'Guides', links: guides.map(({ title, url, teaser }) => ({ title, href: url, teaser })) },
    { title: 'Registries', links: registries.map(({ title, path }) => ({ title, href: path, teaser: '' })) },
    { title: 'Other searches', links: terms.map((term) => ({ ...term, teaser: '' })) },
  ].filter(({ links }) => links.length > 0);
  return (
    <div className="mt-14 grid gap-10 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
      {sections.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-2xl">{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={linkClass}>
                  {link.title}
                </a>
                {link.teaser && <p className="line-clamp-2 max-w-reading text-ink-soft text-sm">{link.teaser}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sections.length === 0 && (
        <p className="text-ink-soft">
          No guides or public registries match these words.{' '}
          <a href="/find" className="underline underline-offset-4">
            Find a registry
          </a>
        </p>
      )}
    </div>
  );
}

/** On phones, below search results: with the app, products that the shop does not have can be added all the same. */
export function AnyStore() {
  return (
    <aside className="mt-16 rounded-panel bg-sunken p-6 text-center sm:hidden" aria-labelledby="any-store">
      <h2 id="any-store" className="text-xl">
        Don't see what you're looking for?
      </h2>
      <p className="mt-2 text-ink-soft">
        With the free app on your phone, a link from any store becomes a gift on your registry.
      </p>
      <a href="/mobile-app-download" className={`${linkClass} mt-2 text-accent`}>
        Get the app
      </a>
    </aside>
  );
}

/** No product matches the term: says so and offers other ways. */
export function Unmatched({ term }: { term: string }) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-4 py-12 text-center">
      <p className="font-display text-2xl">Sorry, there are no products matching '{term.toUpperCase()}'.</p>
      <p className="text-ink-soft">Try fewer words, or another word for the same thing.</p>
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
