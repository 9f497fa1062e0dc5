import { type FormEvent, useState } from 'react';
import { addressOf } from '#contracts/endpoint.ts';
import { changeItems } from '#contracts/registries.ts';
import type { RegistryCategory } from '#contracts/registry-categories.schemas.ts';
import { Button } from '#site/ui/Button.tsx';
import { Icon } from '#site/ui/Icon.tsx';
import { giftsText } from './editor-list.ts';
import { organizePage } from './editor-pages.ts';
import { bulkFormId } from './OrganizerRow.tsx';

export type BulkAct = 'move' | 'must-have' | 'no-must-have' | 'quantity' | 'remove';

interface Props {
  registryId: string;
  categories: readonly Pick<RegistryCategory, 'id' | 'title'>[];
  count: number;
  /** After a refusal without script: what was posted. */
  startQuantity?: string | undefined;
  startCategory?: string | undefined;
  onAct: (act: BulkAct, value: number) => void;
  onClear: () => void;
}

const selectClass =
  'min-h-11 max-w-52 appearance-none rounded-full border border-line-strong bg-raised ps-4 pe-8 text-sm text-ink';

/** Actions on all chosen gifts: done in one step, and undone in one. */
export function BulkBar({ registryId, categories, count, startQuantity, startCategory, onAct, onClear }: Props) {
  const [quantity, setQuantity] = useState(startQuantity ?? '1');
  const page = organizePage(registryId);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const act = (submitter as HTMLButtonElement | null)?.value as BulkAct;
    const fields = new FormData(event.currentTarget);
    onAct(act, Number(fields.get(act === 'move' ? 'categoryId' : 'quantity')));
  };
  return (
    <form
      id={bulkFormId}
      method="post"
      action={`${addressOf(changeItems, { params: { id: registryId } })}?_method=PATCH`}
      onSubmit={submit}
      data-state={count === 0 ? 'none' : 'some'}
      className="sticky bottom-3 z-10 mx-auto flex w-full flex-wrap items-center gap-2 rounded-panel border border-line bg-paper p-3 shadow-lifted scripted:data-[state=none]:hidden"
    >
      <input type="hidden" name="form" value="chosen" />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="next" value={`${page}?done=changed`} />
      <p aria-live="polite" className="me-auto ps-1 text-sm font-semibold">
        <span className="not-scripted:hidden">{giftsText(count)} chosen</span>
        <span className="scripted:hidden">With the gifts you’ve checked:</span>
      </p>
      <span className="flex items-center gap-1">
        <span className="relative">
          <select name="categoryId" aria-label="Section" defaultValue={startCategory} className={selectClass}>
            {categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <Icon name="down" className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
        </span>
        <Button type="submit" name="act" value="move" look="secondary" size="small">
          Move
        </Button>
      </span>
      <span className="flex items-center gap-1">
        <input
          type="number"
          name="quantity"
          aria-label="How many of each"
          min={1}
          max={99}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
          className="min-h-11 w-16 rounded-full border border-line-strong bg-raised px-3 text-center text-sm"
        />
        <Button type="submit" name="act" value="quantity" look="secondary" size="small">
          Want this many
        </Button>
      </span>
      <Button type="submit" name="act" value="must-have" look="secondary" size="small" icon="star">
        Must-have
      </Button>
      <Button type="submit" name="act" value="no-must-have" look="quiet" size="small">
        Not a must-have
      </Button>
      <Button type="submit" name="act" value="remove" look="quiet" size="small" icon="remove">
        Remove
      </Button>
      <Button look="quiet" size="small" className="not-scripted:hidden" onClick={onClear}>
        Clear
      </Button>
    </form>
  );
}
