import type { ProductPage } from '#contracts/catalogue.schemas.ts';
import { Icon } from '#site/ui/Icon.tsx';
import { describeDay } from './StockLine.tsx';

/** A recall stands above everything else: it is about safety. */
export function Recalls({ recalls }: Pick<ProductPage, 'recalls'>) {
  return recalls.map(({ title, url, day, whatToDo }) => (
    <section
      key={url}
      className="my-3 flex gap-3 rounded-card border border-danger bg-danger-soft p-4 text-sm"
      aria-label="Recall"
    >
      <Icon name="warning" className="mt-0.5 size-5 text-danger" />
      <div>
        <p>
          <strong>
            Recall, <time dateTime={day}>{describeDay(day)}</time>:
          </strong>{' '}
          {title}
        </p>
        {whatToDo && <p className="mt-1">{whatToDo}</p>}
        <a
          href={url}
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Read the notice
        </a>
      </div>
    </section>
  ));
}
