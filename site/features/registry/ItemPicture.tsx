import { Icon } from '#site/ui/Icon.tsx';

interface Props {
  url: string | null;
  /** Gives what has no picture a color of its own. */
  title?: string;
  isFaded?: boolean;
}

const tints = ['bg-sky', 'bg-butter', 'bg-blush', 'bg-mint'];
const tintOf = (title: string): string =>
  tints[[...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tints.length]!;

/** The picture of an item, or a sign for what has none. */
export function ItemPicture({ url, title, isFaded = false }: Props) {
  const ground = url === null && title !== undefined ? tintOf(title) : 'bg-sunken';
  return (
    <div
      className={`grid aspect-square place-items-center overflow-hidden rounded-card ${ground} ${isFaded ? 'opacity-60' : ''}`}
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
        <Icon name="gift" className="size-9 text-ink-soft" />
      )}
    </div>
  );
}
