interface Props {
  label: string;
  /** Left out while nobody knows how much is done. */
  value?: number | undefined;
  max?: number | undefined;
  /** In words, at the end of the line: "3 of 12". */
  words?: string | undefined;
}

/** Long work, or a goal: what is done of what. */
export function Progress({ label, value, max = 100, words }: Props) {
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        {words && <span className="text-ink-soft tabular-nums">{words}</span>}
      </p>
      <progress className="progress-bar" value={value} max={max} aria-label={label} />
    </div>
  );
}
