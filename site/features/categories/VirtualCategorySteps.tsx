interface Props {
  steps: readonly { title: string; text: string }[];
}

/** How a product that is not shipped gets from here to the family. */
export function VirtualCategorySteps({ steps }: Props) {
  return (
    <ol className="mb-12 grid gap-6 sm:grid-cols-3">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-display font-semibold text-accent"
          >
            {at + 1}
          </span>
          <span>
            <strong className="block font-semibold">{title}</strong>
            <span className="text-ink-soft text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
