import type { Author } from '#content';
import { Avatar } from '#site/ui/Avatar.tsx';

interface Props {
  author: Pick<Author, 'name' | 'url' | 'role' | 'sample'>;
  /** The first paragraph of the biography. */
  about: string;
}

/** At the end of a text: its author, and what else they know about. */
export function AuthorBox({ author: { name, url, role, sample }, about }: Props) {
  return (
    <aside aria-label="About the author" className="mt-10 flex gap-4 border-line border-t pt-6 text-sm" data-no-print>
      <Avatar name={name} />
      <div className="min-w-0">
        <p>
          <a href={url} rel="author" className="font-semibold text-base text-ink underline underline-offset-4">
            {name}
          </a>
          {sample && <span className="text-ink-soft"> (sample author)</span>}
        </p>
        <p className="text-ink-soft">{role}</p>
        {about !== '' && <p className="mt-2 text-ink-soft">{about}</p>}
      </div>
    </aside>
  );
}
