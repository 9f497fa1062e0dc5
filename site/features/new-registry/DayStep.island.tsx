import { useState } from 'react';
import type { RegistryDraft } from '#contracts/registry-drafts.schemas.ts';
import { changeRegistryDraft } from '#contracts/registry-drafts.ts';
import { expectingChildren, showerGuests, showerGuestTypes } from '#rules/family-facts.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Checkbox, ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { DateInput } from '#site/ui/DateInput.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

const expectingLabels: Record<(typeof expectingChildren)[number], string> = {
  girl: 'A girl',
  boy: 'A boy',
  unknown: 'Don’t know yet',
  notFindingOut: 'Not finding out',
};
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Props {
  draft: Partial<RegistryDraft>;
  /** Sent with the other fields where the address named the kind. */
  registryType: RegistryDraft['registryType'];
  /** The words for the planning stage. */
  words: { label: string; help: string; unknown: string };
  /** The first and the last possible day. */
  days: { min: string; max: string };
  page: string;
  next: string;
  refused?: RefusedForm | undefined;
}

/** Names and day, and for a baby further optional details. Nothing is required. */
export function DayStep({ draft, registryType, words, days, page, next, refused }: Props) {
  const [isUnknown, setIsUnknown] = useState(
    refused ? 'isDateUnknown' in refused.typed : draft.isArrivalDateKnown === false,
  );
  // Not finding out is a choice of those who see an ultrasound.
  const comesToThem = draft.planningStage === 'adopting' || draft.planningStage === 'fostering';
  const answers = comesToThem ? expectingChildren.filter((value) => value !== 'notFindingOut') : expectingChildren;
  return (
    <Form endpoint={changeRegistryDraft} name="day" page={page} next={next} refused={refused} className="grid gap-6">
      <input type="hidden" name="registryType" value={registryType} />
      <TextInput
        name="names"
        label="Whose list is it?"
        hint={registryType === 'baby' ? 'As your guests know you: Olive & Sam.' : 'As your guests know them: Wren.'}
        optional
        maxLength={80}
        autoComplete="off"
        defaultValue={draft.names}
      />
      <div className="grid gap-2">
        <DateInput
          name="arrivalDate"
          label={words.label}
          hint={words.help}
          optional
          required={false}
          disabled={isUnknown}
          defaultValue={draft.arrivalDate ?? ''}
          {...days}
        />
        <Checkbox
          name="isDateUnknown"
          label={words.unknown}
          defaultChecked={isUnknown}
          onChange={({ target }) => setIsUnknown(target.checked)}
        />
      </div>
      {registryType === 'baby' && (
        <>
          <ChoiceGroup
            id="expectingChildren"
            label={
              comesToThem
                ? 'Do you know if it’s a girl or a boy? (optional)'
                : 'Are you expecting a girl or a boy? (optional)'
            }
            hint="Guests never see this."
          >
            {answers.map((value) => (
              <Radio
                key={value}
                name="expectingChildren"
                value={value}
                label={expectingLabels[value]}
                defaultChecked={value === draft.expectingChildren}
              />
            ))}
          </ChoiceGroup>
          <Disclosure
            title="Planning a shower?"
            open={refused !== undefined || Boolean(draft.showerDay || draft.showerGuests)}
          >
            <div className="grid gap-5 pt-2 text-ink">
              <DateInput name="showerDay" label="Day of the shower" optional defaultValue={draft.showerDay ?? ''} />
              <Select
                name="showerGuests"
                label="How many guests?"
                optional
                placeholder="Not sure yet"
                options={asOptions(showerGuests)}
                defaultValue={draft.showerGuests ?? ''}
              />
              <Select
                name="showerGuestType"
                label="Who is coming?"
                optional
                placeholder="Not sure yet"
                options={asOptions(showerGuestTypes)}
                defaultValue={draft.showerGuestType ?? ''}
              />
            </div>
          </Disclosure>
        </>
      )}
      <div className="grid gap-2">
        <SubmitButton size="large" wide>
          Continue
        </SubmitButton>
        <a
          href={next}
          className="inline-flex min-h-11 items-center justify-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          Skip this
        </a>
      </div>
    </Form>
  );
}
