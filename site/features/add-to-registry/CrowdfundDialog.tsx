import { crowdfundItemOf } from '#rules/crowdfund-items.ts';
import type { OwnRegistry } from '#site/data/own-registries.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { QuickAddProduct } from './QuickAdd.tsx';
import type { NewItem } from './use-add-to-registry.ts';

const titleMax = 200;

interface Props {
  product: QuickAddProduct;
  registry: OwnRegistry;
  open: boolean;
  onClose: () => void;
  busy: boolean;
  onAdd: (item: NewItem) => void;
}

/** The add-item dialog of a group gift: its title may be changed, and its quantity is always one. */
export function CrowdfundDialog({ product, registry, open, onClose, busy, onAdd }: Props) {
  const item = crowdfundItemOf(product, registry.id);
  return (
    <Dialog title="Item Details" open={open} onClose={onClose}>
      {open && (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get('title')).trim();
            const { productId, quantity, title } = item;
            if (!busy) onAdd({ productId, gpId: product.gpId, title, quantity, ownTitle: typed || title });
          }}
        >
          <div className="flex items-center gap-4">
            <img
              src={item.imgUrl}
              alt=""
              width="96"
              height="96"
              className="size-24 rounded-card bg-picture object-cover night:opacity-90"
            />
            <p className="text-ink-soft text-sm">
              One gift that several people chip in for. It goes under Cash &amp; Gifts.
            </p>
          </div>
          <TextInput name="title" label="Title" maxLength={titleMax} defaultValue={item.title} />
          <div className="flex flex-wrap-reverse justify-end gap-x-3 gap-y-1 max-sm:*:w-full">
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={busy}>
              Add to {registry.title}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
