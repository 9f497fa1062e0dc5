interface Props {
  label: string;
  /** Left out while the progress is unknown. */
  value?: number | undefined;
  max?: number | undefined;
  /** The progress in words, at the end of the line: "3 of 12". */
  words?: string | undefined;
}

/** Progress of a long task, or toward a goal. */
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
