import type { RegItem } from '#contracts/registries.schemas.ts';

interface Store {
  name: string;
  url: string;
}

const shownMost = 3;
const tints = ['bg-sky', 'bg-butter', 'bg-blush', 'bg-mint'];

/** All stores that have an item, its own link first; a store without a name is called after its host. */
export const storesOf = ({ url, storeName, offers }: Pick<RegItem, 'url' | 'storeName' | 'offers'>): Store[] => {
  const all = [...(url === null ? [] : [{ url, storeName: storeName ?? '' }]), ...offers];
  return all.map((one) => ({ url: one.url, name: one.storeName || new URL(one.url).hostname.replace(/^www\./, '') }));
};

/** The stores that have an item, at most three by their signs; the rest as a number. */
export function StoreIcons({ item }: { item: Pick<RegItem, 'url' | 'storeName' | 'offers'> }) {
  const stores = storesOf(item);
  if (stores.length < 2) return null;
  const rest = stores.length - shownMost;
  return (
    <ul aria-label="Stores" className="flex items-center gap-1">
      {stores.slice(0, shownMost).map(({ name, url }) => (
        <li
          key={url}
          title={name}
          className={`grid size-6 place-items-center rounded-full text-xs font-semibold uppercase ${tints[hashOf(name) % tints.length]}`}
        >
          <span aria-hidden="true">{name.charAt(0)}</span>
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {rest > 0 && <li className="text-xs font-semibold text-ink-soft">+{rest}</li>}
    </ul>
  );
}

/** The same store has the same color everywhere. */
const hashOf = (name: string): number => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
