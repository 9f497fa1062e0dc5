import type { ReactNode } from 'react';
import type { BirthdayPreferences } from '#contracts/birthday-preferences.schemas.ts';
import { favoriteColors } from '#rules/birthday-preferences.ts';
import { ColorSwatch } from '../../settings/ColorSwatch.tsx';

/** What guests want to know before they buy clothes, shoes, or a toy; renders nothing where the family said nothing. */
export function ChildFacts({ clothingSize, shoeSize, colors, interests }: BirthdayPreferences) {
  const shown = favoriteColors.filter(({ name }) => colors.includes(name));
  if (clothingSize === null && shoeSize === null && shown.length === 0 && interests.length === 0) return null;
  return (
    <dl className="mx-auto mt-6 flex max-w-[40rem] flex-wrap justify-center gap-x-10 gap-y-3">
      {clothingSize !== null && <Fact name="Clothes">{clothingSize}</Fact>}
      {shoeSize !== null && <Fact name="Shoes">{shoeSize}</Fact>}
      {shown.length > 0 && (
        <Fact name={shown.length === 1 ? 'Favorite color' : 'Favorite colors'}>
          <ul className="flex flex-wrap justify-center gap-x-3 gap-y-1">
            {shown.map(({ name, hex }) => (
              <li key={name} className="flex items-center gap-1.5 capitalize">
                <ColorSwatch name={name} hex={hex} />
                {name}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {interests.length > 0 && <Fact name="Loves">{interests.join(', ')}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
