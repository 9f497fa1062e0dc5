import { describePrice, type ShownPrice } from './money-text.ts';

export function Price({ className = '', ...price }: ShownPrice & { className?: string | undefined }) {
  const { now, before, spoken } = describePrice(price);
  return (
    <p className={`tabular-nums ${className}`}>
      {spoken !== now && <span className="sr-only">{spoken}</span>}
      <span
        aria-hidden={spoken !== now || undefined}
        className={before ? 'font-semibold text-accent' : 'font-semibold'}
      >
        {now}
      </span>
      {before && (
        <>
          {/* Where both are too wide for one line, the second wraps below. */}
          <wbr />
          <s aria-hidden="true" className="ms-1.5 text-sm text-ink-faint">
            {before}
          </s>
        </>
      )}
    </p>
  );
}
