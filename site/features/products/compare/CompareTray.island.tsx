import { useRef, useState } from 'react';
import { comparePath } from '#rules/catalogue-paths.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { Chip } from '#site/ui/Chip.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { $compared, addCompared, type Compared, removeCompared, useCompared } from './compare-store.ts';

/** Adds this product to a comparison with others of its category, and shows those added so far. */
export function CompareTray(product: Compared) {
  const compared = useCompared();
  const [message, setMessage] = useState('');
  const [isOtherKind, setIsOtherKind] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const isIn = compared.some(({ gpId }) => gpId === product.gpId);

  const say = (words: string) => {
    setMessage(words);
    setIsOtherKind(false);
  };
  const add = () => {
    const adding = addCompared(product);
    const count = $compared.get().length;
    if (adding === 'full') return say('You can compare up to four products. Remove one to add this one.');
    if (adding === 'other-kind') {
      setIsOtherKind(true);
      return setMessage(`${describeKind(compared)} Only products in the same category can be compared.`);
    }
    say(count === 1 ? 'Open another one like it and choose Compare.' : `${count} to compare.`);
  };
  const remove = ({ gpId, title }: Compared) => {
    removeCompared([gpId]);
    say(`${title} was removed.`);
    toggle.current?.focus();
  };
  const clear = () => {
    $compared.set([]);
    say('');
    toggle.current?.focus();
  };
  const startNew = () => {
    $compared.set([product]);
    say('Started a new comparison. Open another one like it and choose Compare.');
    toggle.current?.focus();
  };

  return (
    <div className="mt-3 hidden scripted:block" data-no-print>
      <Chip ref={toggle} icon="compare" pressed={isIn} onClick={() => (isIn ? remove(product) : add())}>
        Compare
      </Chip>
      {compared.length > 0 && (
        <section aria-label="Products to compare" className="mt-3 rounded-card border border-line bg-raised p-3">
          <ul className="grid grid-cols-4 gap-3">
            {compared.map((one) => (
              <li key={one.gpId} className="relative rounded-md bg-picture">
                <img
                  src={one.imageUrl}
                  alt={one.title}
                  width="96"
                  height="96"
                  className="aspect-square w-full rounded-md object-cover"
                />
                <button
                  type="button"
                  aria-label={`Remove ${one.title}`}
                  className="tap -end-3 -top-3 absolute inline-grid place-items-center rounded-full text-ink"
                  onClick={() => remove(one)}
                >
                  <span className="grid size-6 place-items-center rounded-full bg-paper shadow-lifted">
                    <Icon name="close" className="size-4" />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft text-sm" role="status">
            {message}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            {isOtherKind && (
              <Button size="small" onClick={startNew}>
                Start a new comparison
              </Button>
            )}
            {compared.length > 1 && (
              <LinkButton look="secondary" size="small" href={comparePath(compared.map(({ gpId }) => gpId))}>
                Compare side by side
              </LinkButton>
            )}
            <Button look="quiet" size="small" onClick={clear}>
              Clear
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

const describeKind = ([first]: readonly Compared[]): string =>
  first?.kindTitle
    ? `You’re comparing products in ${first.kindTitle}.`
    : 'You’re comparing a different kind of product.';
