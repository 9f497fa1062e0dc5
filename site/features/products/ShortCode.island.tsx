import { useShownVariant } from './variant-store.ts';

interface Props {
  variants: readonly { id: number; code: string | null }[];
  renderedId: number;
}

/** The code on the label of the chosen variant, by which the search box finds it. */
export function ShortCode({ variants, renderedId }: Props) {
  const { code } = useShownVariant(variants, renderedId);
  if (code === null) return null;
  return (
    <p className="mt-12 text-ink-soft text-sm">
      Short code: <strong className="tabular-nums">{code}</strong>
    </p>
  );
}
