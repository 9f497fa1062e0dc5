import { Icon } from '#site/ui/Icon.tsx';

/** The picture of an item, or a sign for what has none. */
export function ItemPicture({ url, isFaded = false }: { url: string | null; isFaded?: boolean }) {
  return (
    <div
      className={`grid aspect-square place-items-center overflow-hidden rounded-card bg-sunken ${isFaded ? 'opacity-60' : ''}`}
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
        <Icon name="gift" className="size-9 text-ink-faint" />
      )}
    </div>
  );
}
