import { Day } from '#site/ui/Day.tsx';

interface Props {
  why: 'draft' | 'later';
  publishOn: string;
}

/** Shown on entries that only a preview has, so that nobody takes them for published. */
export function PreviewNote({ why, publishOn }: Props) {
  return (
    <p role="note" className="bg-butter px-4 py-3 text-center text-sm">
      {why === 'draft' ? (
        <>
          <strong>This is a draft.</strong> Only previews show it.
        </>
      ) : (
        <>
          <strong>This is not public yet.</strong> It will be from <Day on={publishOn} />.
        </>
      )}
    </p>
  );
}
