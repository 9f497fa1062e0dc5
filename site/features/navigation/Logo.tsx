import { identity } from '#site/identity.ts';
import icons from '#site/ui/icons.svg?url';

export function Logo() {
  return (
    <a
      href="/"
      className="inline-flex min-h-11 items-center gap-2.5 font-display text-[min(1.625rem,8.5vw)] font-semibold tracking-tight text-ink no-underline"
    >
      <svg className="size-8" aria-hidden="true" data-mark>
        <use href={`${icons}#logo`} />
      </svg>
      {identity.storeName}
    </a>
  );
}
