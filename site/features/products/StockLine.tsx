import type { StockWords } from './stock-words.ts';

/** Whether the shown variant can be bought, and what one can do where it can't. */
export function StockLine({ stock: { state, text } }: { stock: StockWords }) {
  return (
    <>
      <p
        data-stock={state}
        className="mt-5 flex items-center gap-2 font-semibold text-sm before:size-2.5 before:rounded-full before:bg-current data-[stock=coming]:text-notice data-[stock=few-left]:text-warning data-[stock=in-stock]:text-success data-[stock=out-of-stock]:text-ink-soft"
      >
        {text}
      </p>
      {state === 'out-of-stock' && (
        <p className="mt-1 text-ink-soft text-sm">
          You can still add it to a registry: givers find it when it is back, or buy it at another store.
        </p>
      )}
    </>
  );
}
