import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  url: string | null;
  isFaded?: boolean;
  /** Id of an item without a picture: it gives neighboring items different tints. */
  id?: string | undefined;
}

const tints = ['bg-butter', 'bg-blush', 'bg-sky', 'bg-mint'] as const;
/** The end of an id is random; its beginning is the time. */
const tintOf = (id: string): string => tints[Number.parseInt(id.slice(-2), 16) % tints.length] ?? tints[0];

/** The picture of an item, or an icon where it has none. */
export function ItemPicture({ url, isFaded = false, id }: Props) {
  return (
    <div
      className={`@container grid aspect-square place-items-center overflow-hidden rounded-card ${url === null && id ? tintOf(id) : 'bg-sunken'} ${isFaded ? 'opacity-60' : ''}`}
    >
      {url ? (
        <img
          src={url}
          alt=""
          width="288"
          height="288"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
        />
      ) : (
        <Icon name="gift" className="size-[45cqi] stroke-1 text-ink-soft opacity-70" />
      )}
    </div>
  );
}
