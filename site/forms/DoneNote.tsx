/** The result of the form that led to this page, announced above the rest. */
export function DoneNote({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p role="status" className="mb-6 max-w-reading rounded-card bg-mint p-4 text-ink">
      {words}
    </p>
  );
}
