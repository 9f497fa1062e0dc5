import { useState } from 'react';
import type { FeedItem } from '#contracts/registry-home.schemas.ts';
import { dismissFeedItem, readFeed } from '#contracts/registry-home.ts';
import { formatMoney } from '#rules/money.ts';
import { call } from '#site/data/call.ts';
import { errorSentence } from '#site/data/problem-text.ts';
import { useChange } from '#site/data/use-change.ts';
import { Form } from '#site/forms/Form.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Icon, type IconName } from '#site/ui/Icon.tsx';
import { showToast } from '#site/ui/toasts.tsx';
import { mergeFeedItems } from './home-store.ts';

interface Props {
  feedItems: readonly FeedItem[];
  nextCursor: string | null;
}

/** News and suggestions. An entry is dismissed in one tap, and restored by Undo. */
export function Feed({ feedItems, nextCursor }: Props) {
  const [items, setItems] = useState(feedItems);
  const [cursor, setCursor] = useState(nextCursor);
  const [isLoading, setIsLoading] = useState(false);
  // By id: restoring one entry restores no other.
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ id }) => !putAway.has(id));
  const { mutate } = useChange(dismissFeedItem, {
    optimistic: ({ body: { feedItemId, isDismissed = true } }) => {
      const mark = (isAway: boolean) =>
        setPutAway((before) => {
          const others = [...before].filter((id) => id !== feedItemId);
          return new Set(isAway ? [...others, feedItemId] : others);
        });
      mark(isDismissed);
      return () => mark(!isDismissed);
    },
  });
  const dismiss = (item: FeedItem) => {
    mutate({ body: { feedItemId: item.id } });
    const undo = () => mutate({ body: { feedItemId: item.id, isDismissed: false } });
    showToast({ text: 'Dismissed.', action: { text: 'Undo', run: undo } });
  };
  const showMore = async () => {
    setIsLoading(true);
    try {
      const next = await call(readFeed, { query: { cursor: cursor! } });
      setItems((before) => mergeFeedItems(before, next.feedItems));
      setCursor(next.nextCursor);
    } catch (error) {
      showToast({ text: errorSentence(error), tone: 'error' });
    }
    setIsLoading(false);
  };
  return (
    <section aria-labelledby="feed">
      <h2 id="feed" className="text-2xl">
        For you
      </h2>
      {shown.length === 0 && (
        <p className="mt-3 text-ink-soft">Nothing new right now. We’ll put it here when there is.</p>
      )}
      <ul className="mt-5 grid gap-4">
        {shown.map((item) => (
          <li key={item.id} className="relative rounded-card border border-line bg-raised">
            <FeedEntry item={item} />
            <Form
              endpoint={dismissFeedItem}
              name={`dismiss-${item.id}`}
              page="/registry/home"
              next={`/registry/home?${new URLSearchParams({ dismissed: item.id })}`}
              className="absolute end-1 top-1 z-10"
              onDone={() => {}}
            >
              <input type="hidden" name="feedItemId" value={item.id} />
              <button
                type="submit"
                onClick={(event) => {
                  event.preventDefault();
                  dismiss(item);
                }}
                className="tap grid place-items-center rounded-full text-ink-soft hover:bg-sunken"
              >
                <Icon name="close" label={`Dismiss: ${item.title}`} className="size-4.5" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {cursor !== null && (
        <p className="mt-6">
          <a
            href={`/registry/home?${new URLSearchParams({ cursor })}#feed`}
            className="font-semibold text-accent underline underline-offset-4 scripted:hidden"
          >
            Show more
          </a>
          <Button look="secondary" busy={isLoading} onClick={showMore} className="not-scripted:hidden">
            Show more
          </Button>
        </p>
      )}
    </section>
  );
}

const icons: Record<FeedItem['kind'], IconName> = {
  gift: 'gift',
  price: 'star',
  road: 'heart',
  checklist: 'check',
  guide: 'guide',
};

function FeedEntry({ item }: { item: FeedItem }) {
  const { kicker, title, text } = textOf(item);
  const imageUrl = 'imageUrl' in item ? item.imageUrl : null;
  return (
    <a href={item.path} className="group flex items-center gap-4 p-4 pe-12">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt=""
          width="120"
          height="120"
          loading="lazy"
          className="size-20 shrink-0 rounded-md bg-picture object-cover night:opacity-90"
        />
      ) : (
        <span className="grid size-20 shrink-0 place-items-center rounded-md bg-sage-soft text-sage">
          <Icon name={icons[item.kind]} className="size-7" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-sage">{kicker}</span>
        <span className="block font-semibold leading-tight underline-offset-4 group-hover:underline">{title}</span>
        <span className="mt-1 block text-sm text-ink-soft">{text}</span>
      </span>
    </a>
  );
}

function textOf(item: FeedItem): { kicker: string; title: string; text: string } {
  switch (item.kind) {
    case 'gift':
      return {
        kicker: 'A gift is on its way',
        title: item.title,
        text: item.giverName ? `Reserved by ${item.giverName}.` : 'Somebody reserved it for you.',
      };
    case 'price':
      return {
        kicker: 'The price went down',
        title: item.title,
        text: `${formatMoney(item.now)} instead of ${formatMoney(item.before)}.`,
      };
    case 'road':
      return { kicker: 'On the road', title: item.title, text: item.text };
    case 'checklist':
      return { kicker: 'Still on your checklist', title: item.title, text: item.missing.join(', ') };
    case 'guide':
      return { kicker: 'Worth reading', title: item.title, text: item.text };
  }
}
