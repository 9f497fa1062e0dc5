import type { CashFundPreferences, ChooseCashFundPreferences } from '#contracts/cash-funds.schemas.ts';
import { chooseCashFundPreferences } from '#contracts/cash-funds.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { usd } from '#rules/money.ts';
import { paymentKinds, paymentWays, wayText } from '#rules/payment-kinds.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { Checkbox, ChoiceGroup } from '#site/ui/Choice.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { ownReceivesText, paymentTexts } from './payment-text.ts';

interface Props {
  registryId: string;
  preferences: CashFundPreferences;
  refused?: RefusedForm | undefined;
  /** In a dialog; the form's own page returns to itself. */
  onDone?: ((answer: { cashFundPreferences: CashFundPreferences }) => void) | undefined;
}

export const preferencesFormName = 'cash-fund-preferences';
const example = usd(5_000);

const path = '/settings/cash-fund-preferences';

/** The payment methods of a family, and what givers need to know about each. */
export function PreferencesForm({ registryId, preferences, refused, onDone }: Props) {
  const was = useInitialValues(waysOf(preferences), refused);
  return (
    <Form
      was={was}
      valuesOf={sentWays}
      isPrivate
      endpoint={chooseCashFundPreferences}
      name={preferencesFormName}
      page={settingsHref(path, registryId)}
      next={settingsHref(path, registryId, 'saved')}
      refused={refused}
      onDone={onDone}
    >
      <input type="hidden" name="registryId" value={registryId} />
      <ChoiceGroup
        id="kinds"
        label="How would you like to receive cash gifts?"
        hint="Guests choose among the ways you check."
      >
        {preferences.paymentPreferences.map(({ kind, selected, handle, link }) => {
          const text = paymentTexts[kind];
          const way = paymentWays[kind];
          return (
            <div key={kind} className="group border-b border-line last:border-b-0">
              <Checkbox
                name="kinds"
                value={kind}
                label={text.label}
                hint={ownReceivesText(kind, example)}
                defaultChecked={selected}
              />
              {(way.asks !== null || way.link !== 'none') && (
                <div className="grid gap-3 pb-4 ps-8 scripted:group-not-has-checked:hidden">
                  {text.handle && (
                    <Textarea
                      name={`handle-${kind}`}
                      label={text.handle.label}
                      hint={text.handle.hint}
                      maxLength={300}
                      rows={2}
                      required={false}
                      defaultValue={handle ?? ''}
                    />
                  )}
                  {text.link && way.link !== 'none' && (
                    <TextInput
                      name={`link-${kind}`}
                      label={text.link.label}
                      hint={text.link.hint}
                      inputMode="url"
                      maxLength={2000}
                      placeholder="https://"
                      required={false}
                      optional={way.link === 'optional'}
                      defaultValue={link ?? ''}
                    />
                  )}
                </div>
              )}
            </div>
          );
        })}
      </ChoiceGroup>
      <p className="text-sm text-ink-soft">
        These details are kept encrypted. Only a guest who has promised you a gift and confirmed their email sees the
        one for the way they chose, and you see who looked.
      </p>
      <SubmitButton wide>Save</SubmitButton>
    </Form>
  );
}

/** A way that is not sent is not chosen. */
const sentWays = ({ paymentPreferences }: ChooseCashFundPreferences['body']) =>
  Object.fromEntries(
    paymentKinds.map((kind) => {
      const way = paymentPreferences.find((sent) => sent.kind === kind);
      return [kind, wayText(way && { handle: way.handle ?? null, link: way.link ?? null })];
    }),
  );

const waysOf = ({ paymentPreferences }: CashFundPreferences) =>
  Object.fromEntries(paymentPreferences.map(({ selected, ...way }) => [way.kind, wayText(selected ? way : undefined)]));
