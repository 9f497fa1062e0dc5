import type { RegistryShop } from '#contracts/registry-shop.schemas.ts';
import { Button } from '#site/ui/Button.tsx';
import { Select } from '#site/ui/Select.tsx';
import { inputClass } from '#site/ui/TextInput.tsx';

interface Props {
  shop: RegistryShop;
  /** This page's address, to return to after switching to another registry. */
  here: string;
  term: string;
}

/** The registry that the person shops for, a search that stays in its catalogue, and a way to switch to another one. */
export function ShoppingFor({ shop: { registry, registries }, here, term }: Props) {
  return (
    <section
      aria-label="Your registry"
      className="mb-6 grid gap-x-6 gap-y-3 rounded-panel bg-sage-soft p-5 lg:grid-cols-[1fr_auto] lg:items-end"
    >
      <div>
        <p className="text-ink-soft text-sm">Shopping for</p>
        <p className="font-display text-2xl">
          <a href={`/${registry.slug}`} className="no-underline hover:underline hover:underline-offset-4">
            {registry.title}
          </a>
        </p>
      </div>
      <search>
        <form action="/catalog/search" className="flex gap-2">
          <label htmlFor="catalog-search" className="sr-only">
            Search products for your registry
          </label>
          <input
            id="catalog-search"
            type="search"
            name="search_term"
            defaultValue={term}
            placeholder="Search products"
            maxLength={100}
            className={`${inputClass} min-w-0 flex-1`}
          />
          <Button type="submit" look="secondary" size="small">
            Search
          </Button>
        </form>
      </search>
      {registries.length > 1 && (
        <form
          method="post"
          action="/api/v3/user?_method=PATCH"
          className="flex items-end gap-2 lg:col-span-2 lg:max-w-form"
        >
          <input type="hidden" name="page" value={here} />
          <div className="min-w-0 flex-1">
            <Select
              name="registryId"
              label="Another registry"
              defaultValue={registry.id}
              options={registries.map(({ id, title }) => ({ value: id, label: title }))}
            />
          </div>
          <Button type="submit" look="secondary">
            Switch
          </Button>
        </form>
      )}
    </section>
  );
}
