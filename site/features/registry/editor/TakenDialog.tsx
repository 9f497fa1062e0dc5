import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';

interface Props {
  /** Repeats the requested change despite the taken gift; null while there is none to confirm. */
  again: (() => void) | null;
  onClose: () => void;
}

/** A gift that somebody has taken is changed or removed only after the member confirms. */
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
        If you wrote this gift down for them yourself, we have no email of theirs, so please tell them.
      </p>
    </Dialog>
  );
}
