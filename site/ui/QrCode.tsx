import { useEffect, useState } from 'react';
import { drawQr, type QrDrawing } from './qr-drawing.ts';

interface Props {
  text: string;
  /** Its accessible name. */
  label: string;
  className?: string | undefined;
  /** For pages that have drawn it already, and for visitors without script. */
  drawing?: QrDrawing | undefined;
}

/**
 * Drawn in the browser, which fetches the library for it, unless the page passes the drawing. Dark on light at night too: many code readers
 * can't read the reverse.
 */
export function QrCode({ text, label, className = 'size-44', drawing: drawn }: Props) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(drawn ?? null);
  useEffect(() => {
    if (drawn !== undefined) return;
    let isWanted = true;
    void drawQr(text).then((made) => isWanted && setDrawing(made));
    return () => {
      isWanted = false;
    };
  }, [text, drawn]);
  return (
    <div role="img" aria-label={label} className={`scheme-light rounded-card bg-raised p-2 text-ink ${className}`}>
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} aria-hidden="true" shapeRendering="crispEdges">
          <path d={drawing.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
