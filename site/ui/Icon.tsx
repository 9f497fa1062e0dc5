import type { IconName } from './icon-names.ts';
import file from './icons.svg?url';

export type { IconName } from './icon-names.ts';

interface Props {
  name: IconName;
  /** The meaning of the icon, where no text beside it gives it. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Icon({ name, label, className = 'size-5' }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is named, or hidden where text stands beside it
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...named}
    >
      <use href={`${file}#${name}`} />
    </svg>
  );
}
