import { Button } from '#site/ui/Button.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { FindQuery } from './find-form.ts';

interface Props {
  asked: FindQuery | null;
  errors: Partial<FindQuery>;
  months: { value: string; label: string }[];
}

/** Changes nothing, so it is a plain GET form: each answer has an address. */
export function FindForm({ asked, errors, months }: Props) {
  return (
    <form action="/find#found" className="grid gap-6">
      <TextInput
        name="name"
        label="Name"
        hint="A parent’s first name, last name, or both."
        maxLength={80}
        autoComplete="off"
        defaultValue={asked?.name}
        error={errors.name}
      />
      <fieldset className="grid gap-5 rounded-panel border border-line p-5">
        <legend className="px-2 font-semibold">Plus one of these</legend>
        <Select
          name="month"
          required={false}
          label="Arrival month"
          options={months}
          placeholder="Not sure"
          defaultValue={asked?.month}
          error={errors.month}
        />
        <TextInput
          name="city"
          required={false}
          label="City"
          maxLength={60}
          autoComplete="off"
          defaultValue={asked?.city}
          error={errors.city}
        />
        <TextInput
          name="code"
          required={false}
          label="Code on the invitation"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={asked?.code}
          error={errors.code}
        />
      </fieldset>
      <Button type="submit" size="large" wide>
        Find Registry
      </Button>
    </form>
  );
}
