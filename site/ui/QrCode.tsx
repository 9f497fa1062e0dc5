import { useEffect, useState } from 'react';

interface Props {
  text: string;
  /** Its accessible name. */
  label: string;
  className?: string | undefined;
}

interface Drawing {
  size: number;
  path: string;
}

/** Drawn in the browser, where its library is fetched. Dark on light at night too: many readers know nothing else. */
export function QrCode({ text, label, className = 'size-44' }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isWanted = true;
    void draw(text).then((drawn) => isWanted && setDrawing(drawn));
    return () => {
      isWanted = false;
    };
  }, [text]);
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

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}
