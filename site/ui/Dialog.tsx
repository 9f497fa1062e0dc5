import { type ComponentPropsWithRef, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';

interface ModalProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'title' | 'onClose'> {
  open: boolean;
  /** Called on Escape, the close button, a press outside, or a `<form method="dialog">` inside. */
  onClose: () => void;
  /** The element that gets the focus first; if left out, the first control inside. */
  startsAt?: RefObject<HTMLElement | null> | undefined;
}

/**
 * A native modal dialog that follows `open`. The browser traps the focus, closes it on Escape and on a press outside, and gives the
 * focus back to the control that had it.
 */
export function Modal({ open, onClose, startsAt, children, ...rest }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    if (open && !dialog.open) {
      dialog.showModal();
      startsAt?.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open, startsAt]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={ref}
      {...rest}
      {...{ closedby: 'any' }}
      onClose={onClose}
      onClick={(event) => {
        // For browsers that do not know `closedby`: a press on the backdrop has the dialog itself as its target.
        if (event.target === ref.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}

// The focus of both starts at their titles: the first control is the close button, which nobody needs first.
const dialogClass =
  'm-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] overflow-auto rounded-panel border border-line bg-paper shadow-lifted';

interface DialogProps extends Omit<ModalProps, 'startsAt'> {
  title: string;
  /** Buttons below the content. */
  actions?: ReactNode | undefined;
}

export function Dialog({ title, actions, children, className = '', ...rest }: DialogProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal className={`${dialogClass} ${className}`} aria-labelledby={titleId} data-appear {...rest} startsAt={heading}>
      <div className="p-6 sm:p-8">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          <IconButton icon="close" label="Close" className="-me-3 -mt-2" onClick={rest.onClose} />
        </div>
        {children}
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </Modal>
  );
}

/** 400 px wide, at most 85 % of the viewport; from above, 400 px high. */
const drawerClass =
  'fixed inset-y-0 m-0 h-dvh max-h-none w-[min(25rem,85vw)] max-w-none flex-col overflow-hidden border-line bg-paper shadow-lifted open:flex';
const sides = {
  left: `${drawerClass} start-0 me-auto border-e`,
  right: `${drawerClass} end-0 ms-auto border-s`,
  top: 'fixed inset-x-0 top-0 m-0 h-[min(25rem,85dvh)] w-full max-w-none flex-col overflow-hidden border-b border-line bg-paper shadow-lifted open:flex',
};

interface DrawerProps extends Omit<ModalProps, 'startsAt'> {
  title: string;
  side?: keyof typeof sides | undefined;
  /** A bar below the content that stays in view. */
  actions?: ReactNode | undefined;
}

export function Drawer({ title, side = 'right', actions, children, className = '', ...rest }: DrawerProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      className={`${sides[side]} ${className}`}
      data-side={side === 'top' ? undefined : side}
      aria-labelledby={titleId}
      {...rest}
      startsAt={heading}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <IconButton icon="close" label="Close" className="-me-3" onClick={rest.onClose} />
      </div>
      <div className="relative flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
      {actions && <div className="flex gap-3 border-t border-line px-5 py-4">{actions}</div>}
    </Modal>
  );
}
