import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The text of the add button. */
  words: string;
  title: string;
  countable: boolean;
  /** The initial quantity. */
  quantity: number;
  busy: boolean;
  onSubmit: (details: { quantity: number; note: string }) => void;
}

/** Asks for the quantity and a note for the givers. What was typed stays until it is added. */
export function NoteDialog({ open, onClose, words, title, countable, quantity, busy, onSubmit }: Props) {
  return (
    <Dialog title={words} open={open} onClose={onClose}>
      {open && (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            if (busy) return;
            onSubmit({ quantity: Number(fields.get('quantity') ?? 1) || 1, note: String(fields.get('note')).trim() });
          }}
        >
          <p className="text-ink-soft">{title}</p>
          {countable && (
            <div className="flex items-center justify-between gap-4">
              <span className="font-semibold text-sm">Quantity</span>
              <QuantityStepper name="quantity" label="Quantity" defaultValue={quantity} />
            </div>
          )}
          <Textarea
            name="note"
            label="Note for your guests"
            hint="A color, a size, why this one."
            maxLength={500}
            rows={3}
            optional
          />
          <Button type="submit" wide busy={busy} data-event="add_to_registry_clicked">
            {words}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
