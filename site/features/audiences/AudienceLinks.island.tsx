import type { Audience } from '#contracts/audiences.schemas.ts';
import { audienceValues, changeAudience, createAudience, endAudience } from '#contracts/audiences.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { audiencesMax } from '#rules/audiences.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { useInitialValues } from '#site/forms/use-initial-values.ts';
import { cardClass } from '#site/ui/Card.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { CopyLink } from './CopyLink.tsx';
import { type Choices, shownText } from './shown-text.ts';

interface Props extends Choices {
  registryId: string;
  audiences: readonly Audience[];
  publicUrl: string;
  /** The refused form, identified by its name. */
  refused?: { name: string; form: RefusedForm } | undefined;
}

const path = '/registry/share/groups';
const formOf = (registryId: string, name: string, done: string) =>
  ({
    name,
    page: settingsHref(path, registryId),
    next: settingsHref(path, registryId, done),
    withKey: false,
  }) as const;

/** Links for groups of guests: each shows everything, or only what is meant for those people. */
export function AudienceLinks({ registryId, audiences, categories, items, publicUrl, refused }: Props) {
  const choices = { categories, items };
  const refusedOf = (name: string) => (refused?.name === name ? refused.form : undefined);
  return (
    <>
      <SettingsSection
        title="Your links"
        about="Family sees everything, colleagues only what you choose for them. A gift that someone picks through one link is taken for all of them, and no link leads to the rest of your list."
      >
        {audiences.length === 0 ? (
          <p className="text-ink-soft">You haven’t made a link for a group yet.</p>
        ) : (
          <ul className={`${cardClass} divide-y divide-line`}>
            {audiences.map((audience) => (
              <li key={audience.id} className="grid gap-3 px-5 pt-4 pb-1 [&>details]:border-b-0">
                <div>
                  <h3 className="wrap-anywhere text-lg">{audience.name}</h3>
                  <p className="text-sm text-ink-soft">{shownText(audience, choices)}</p>
                </div>
                <CopyLink url={publicUrl + audience.path} name={audience.name} />
                <Disclosure title="Rename or change" open={refusedOf(`change-${audience.id}`) !== undefined}>
                  <ChangeForm {...{ registryId, audience, choices }} refused={refusedOf(`change-${audience.id}`)} />
                  <div className="mt-5">
                    <ButtonForm
                      endpoint={endAudience}
                      params={{ id: registryId, audience: audience.id }}
                      {...formOf(registryId, `end-${audience.id}`, 'ended')}
                      refused={refusedOf(`end-${audience.id}`)}
                      label="End this link"
                      of={`for ${audience.name}`}
                      look="quiet"
                      size="small"
                    />
                  </div>
                </Disclosure>
              </li>
            ))}
          </ul>
        )}
      </SettingsSection>
      {audiences.length < audiencesMax && (
        <SettingsSection title="Make a link">
          <Form
            endpoint={createAudience}
            params={{ id: registryId }}
            {...formOf(registryId, 'make', 'made')}
            refused={refusedOf('make')}
          >
            <AudienceFields {...choices} />
            <SubmitButton>Make the link</SubmitButton>
          </Form>
        </SettingsSection>
      )}
    </>
  );
}

interface ChangeProps {
  registryId: string;
  audience: Audience;
  choices: Choices;
  refused: RefusedForm | undefined;
}

/** Changes only what was changed here: another window may have chosen what the link shows. */
function ChangeForm({ registryId, audience, choices, refused }: ChangeProps) {
  const was = useInitialValues(audienceValues(audience, choices), refused);
  return (
    <Form
      was={was}
      endpoint={changeAudience}
      params={{ id: registryId, audience: audience.id }}
      {...formOf(registryId, `change-${audience.id}`, 'saved')}
      refused={refused}
    >
      <AudienceFields chosen={audience} {...choices} />
      <SubmitButton look="secondary">Save</SubmitButton>
    </Form>
  );
}
