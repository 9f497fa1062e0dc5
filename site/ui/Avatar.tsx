import { initialsOf, tintOf } from './initials.ts';

interface Props {
  name: string;
  src?: string | undefined;
  size?: keyof typeof sizes | undefined;
  /** For places where the name is not written beside it. */
  label?: boolean | undefined;
}

const sizes = { small: 'size-8 text-xs', medium: 'size-11 text-sm', large: 'size-20 text-xl' };

/** A person's picture or initials. */
export function Avatar({ name, src, size = 'medium', label = false }: Props) {
  const named = label ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-ink ${sizes[size]} ${tintOf(name)}`}
      {...named}
    >
      {src ? (
        <img src={src} alt="" width="96" height="96" loading="lazy" className="size-full object-cover" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
