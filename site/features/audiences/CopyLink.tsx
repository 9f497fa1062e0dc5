import { Button } from '#site/ui/Button.tsx';
import { inputClass } from '#site/ui/TextInput.tsx';
import { useCopiedLink } from '#site/ui/use-copied-link.ts';

/** A link to share: a button copies it; without script it can be selected. */
export function CopyLink({ url, name }: { url: string; name: string }) {
  const { field, status, copy } = useCopiedLink(url);
  return (
    <div className="grid gap-2">
      <input ref={field} className={inputClass} value={url} aria-label={`Link for ${name}`} readOnly />
      <p className="flex flex-wrap items-center gap-3">
        <Button look="secondary" size="small" icon="link" className="not-scripted:hidden" onClick={() => void copy()}>
          Copy link
        </Button>
        <a href={url} className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4">
          See what they see
        </a>
        <span role="status" className="text-sm font-medium text-success">
          {status}
        </span>
      </p>
    </div>
  );
}
