import { Button } from '#site/ui/Button.tsx';
import { Select } from '#site/ui/Select.tsx';
import type { Compared } from './compare-store.ts';
import type { Comparison } from './load-compare-page.ts';

interface Props extends Pick<Comparison, 'candidates'> {
  isFull: boolean;
  /** Address of the current comparison; without script, the form leads there with the added product. */
  here: string;
  onAdd: (added: Compared) => void;
}

/** Adds another product of the same category. */
export function AddCompared({ candidates, isFull, here, onAdd }: Props) {
  if (isFull)
    return (
      <p className="mt-6 text-ink-soft text-sm" data-no-print>
        You can compare up to four products. Remove one to add another.
      </p>
    );
  if (candidates.length === 0) return null;
  return (
    <form
      method="get"
      action={here}
      className="mt-6 flex max-w-form flex-wrap items-end gap-3"
      data-no-print
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get('add');
        const candidate = candidates.find(({ compared }) => String(compared.gpId) === chosen);
        if (candidate) onAdd(candidate.compared);
      }}
    >
      <div className="min-w-0 grow">
        <Select
          name="add"
          id="add-compared"
          label="Add another product"
          placeholder="Please choose"
          options={candidates.map(({ compared, label }) => ({ value: String(compared.gpId), label }))}
        />
      </div>
      <Button type="submit" look="secondary">
        Add
      </Button>
    </form>
  );
}
