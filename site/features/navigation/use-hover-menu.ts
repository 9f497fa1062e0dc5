import { type PointerEvent, useEffect, useRef, useState } from 'react';

export const hoverDelayMs = 400;

/**
 * Which menu of a bar is open. A resting mouse opens one after 400 ms, and at once where another is open; leaving the bar and its
 * menus closes after 400 ms, and coming back keeps it open.
 */
export function useHoverMenu() {
  const [open, setOpen] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (name: string) => {
    clearTimeout(timer.current);
    setOpen(name);
  };
  const showLater = (name: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(name), hoverDelayMs);
  };
  const ofMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };

  return {
    open,
    show,
    barProps: {
      onPointerEnter: ofMouse(() => open !== '' && clearTimeout(timer.current)),
      onPointerLeave: ofMouse(() => (open === '' ? clearTimeout(timer.current) : showLater(''))),
    },
    /** For the control that opens `name`; '' for one that opens nothing. */
    hoverProps: (name: string) => ({
      onPointerEnter: ofMouse(() => (open === '' ? name !== '' && showLater(name) : show(name))),
      onPointerLeave: ofMouse(() => open === '' && clearTimeout(timer.current)),
    }),
  };
}
