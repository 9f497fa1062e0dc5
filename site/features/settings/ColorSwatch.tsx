import { favoriteColors } from '#rules/birthday-preferences.ts';

/** A dot of a color beside its name, so that nobody has to tell colors apart. Rainbow combines all the others. */
export function ColorSwatch({ name, hex }: { name: string; hex: string }) {
  const bright = favoriteColors.filter((color) =>
    ['red', 'orange', 'yellow', 'green', 'blue', 'purple'].includes(color.name),
  );
  return (
    <svg viewBox="0 0 24 24" className="size-6 shrink-0 rounded-full border border-line-strong" aria-hidden="true">
      {name === 'rainbow' ? (
        bright.map((color, index) => (
          <rect key={color.name} x={index * 4} y="0" width="4" height="24" fill={color.hex} />
        ))
      ) : (
        <rect width="24" height="24" fill={hex} />
      )}
    </svg>
  );
}
