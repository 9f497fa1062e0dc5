import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';

interface Props {
  /** Does what was asked for all the same; null while nothing is asked. */
  again: (() => void) | null;
  onClose: () => void;
}

/** What somebody has taken is changed or removed only when the member says so again. */
export function TakenDialog({ again, onClose }: Props) {
  return (
    <Dialog
      title="Someone has taken this gift"
      open={again !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it as it is</Button>
          <Button
            look="danger"
            onClick={() => {
              again?.();
              onClose();
            }}
          >
            Go ahead and let them know
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">
        They may have bought it already. If you go on, we’ll write to them in a few minutes, so there’s time to undo it.
      </p>
    </Dialog>
  );
}
