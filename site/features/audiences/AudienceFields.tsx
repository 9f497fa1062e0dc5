import { useId } from 'react';
import type { Audience } from '#contracts/audiences.schemas.ts';
import { Checkbox, ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { useTyped } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { Choices } from './shown-text.ts';

interface Props extends Choices {
  chosen?: Audience | undefined;
}

/** The name of a link, and what it shows. */
export function AudienceFields({ chosen, categories, items }: Props) {
  const id = useId();
  const isRefused = useTyped('item') !== null;
  return (
    <div className="group grid gap-5">
      <TextInput
        id={`${id}-name`}
        name="name"
        label="Who it’s for"
        hint="Only you see this name."
        defaultValue={chosen?.name}
        placeholder="Colleagues"
        maxLength={40}
      />
      <ChoiceGroup id={`${id}-sees`} label="They see">
        <Radio name="sees" value="all" label="Everything on your list" defaultChecked={chosen?.seesAll === true} />
        <Radio name="sees" value="chosen" label="Only what you choose" defaultChecked={chosen?.seesAll !== true} />
      </ChoiceGroup>
      <div className="grid gap-3 group-has-[input[value=all]:checked]:hidden">
        {categories.length > 0 && (
          <ChoiceGroup id={`${id}-categories`} label="Whole sections" hint="Also what you add to them later.">
            <div className="grid sm:grid-cols-2">
              {categories.map((category) => (
                <Checkbox
                  key={category.id}
                  name="category"
                  value={category.id}
                  label={category.title}
                  defaultChecked={chosen?.categoryIds.includes(category.id)}
                />
              ))}
            </div>
          </ChoiceGroup>
        )}
        {items.length > 0 && (
          <Disclosure
            title="Single gifts"
            open={isRefused || (chosen?.itemIds.length ?? 0) > 0 || categories.length === 0}
          >
            <div className="max-h-96 overflow-y-auto text-ink">
              {items.map((item) => (
                <Checkbox
                  key={item.id}
                  name="item"
                  value={item.id}
                  label={item.title}
                  defaultChecked={chosen?.itemIds.includes(item.id)}
                />
              ))}
            </div>
          </Disclosure>
        )}
      </div>
    </div>
  );
}
