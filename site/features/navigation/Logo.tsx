import { identity } from '#site/identity.ts';

/** A folded bundle with a heart-shaped knot: the layette itself. */
export function Logo() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.625rem] leading-none font-semibold tracking-tight text-ink no-underline"
    >
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true" data-mark>
        <path
          className="fill-accent"
          d="M16 13.2C9.4 13.2 3 18 3 24.2 3 28 5.6 30 9.6 30h12.8c4 0 6.6-2 6.6-5.8 0-6.2-6.4-11-13-11Z"
        />
        <path
          className="fill-sage"
          d="M16 13.6c-1.8-2.6-6.8-3.3-6.8-7.3C9.2 3.9 11 2.2 13 2.2c1.3 0 2.3.6 3 1.7.7-1.1 1.7-1.7 3-1.7 2 0 3.8 1.7 3.8 4.1 0 4-5 4.7-6.8 7.3Z"
        />
        <path
          className="stroke-paper"
          fill="none"
          strokeWidth="1.6"
          strokeLinecap="round"
          d="M4.4 22.4c6.2.2 10.8 2.7 13.4 7.2M27.5 21.2c-5.2.7-9.3 2.7-12.2 5.8"
          opacity=".9"
        />
      </svg>
      {identity.storeName}
    </a>
  );
}
