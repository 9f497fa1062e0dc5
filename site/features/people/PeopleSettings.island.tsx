import type { People } from '#contracts/members.schemas.ts';
import { answerOffer, inviteMember, leaveRegistry, offerRegistry, withdrawInvitation } from '#contracts/members.ts';
import type { Registry } from '#contracts/registries.schemas.ts';
import { settingsHref } from '#contracts/settings-addresses.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { cardClass } from '#site/ui/Card.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Select } from '#site/ui/Select.tsx';
import { EmailInput, PasswordInput } from '#site/ui/TextInput.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { MemberRow } from './MemberRow.tsx';
import { BlindChoice, RoleChoice } from './PlaceFields.tsx';
import { peopleForm } from './people-form.ts';
import { roleNames } from './role-text.ts';

interface Props {
  registry: Pick<Registry, 'id' | 'title' | 'role' | 'isPaused'>;
  people: People;
  /** The refused form, identified by its name. */
  refused?: { name: string; form: RefusedForm } | undefined;
}

/** The people who help with a registry: the owner may change them, the others see them and may leave. */
export function PeopleSettings({ registry: { id, title, role, isPaused }, people, refused }: Props) {
  const { members, invitations } = people;
  const params = { id };
  const isOwner = role === 'owner';
  const refusedOf = (name: string) => (refused?.name === name ? refused.form : undefined);
  const offered = members.find(({ isOfferedRegistry }) => isOfferedRegistry);
  const others = members.filter((member) => member.role !== 'owner');
  return (
    <>
      {offered?.isSelf && (
        <section aria-label="An offer" className="grid gap-4 rounded-card bg-butter p-5">
          <p className="font-semibold">Would you like to take over {title}?</p>
          <p>You’d become its owner, and the owner would stay on as an editor. Nothing changes unless you accept.</p>
          <div className="flex flex-wrap gap-3">
            {[true, false].map((accept) => (
              <ButtonForm
                key={String(accept)}
                endpoint={answerOffer}
                params={params}
                {...peopleForm(id, `answer-${accept}`)}
                refused={refusedOf(`answer-${accept}`)}
                fields={{ accept }}
                label={accept ? 'Accept' : 'No, thank you'}
                look={accept ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        </section>
      )}
      <SettingsSection title="Who runs this registry">
        <ul className={`${cardClass} divide-y divide-line`}>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              registryId={id}
              member={member}
              canChange={isOwner && member.role !== 'owner'}
              refused={refusedOf(`member-${member.userId}`)}
            />
          ))}
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
              <span className="min-w-0">
                <span className="block wrap-anywhere font-semibold">{invitation.email}</span>
                <span className="block text-sm text-ink-soft">
                  Invited as {roleNames[invitation.role].toLowerCase()}
                  {invitation.blind && ', without seeing gifts'}
                </span>
              </span>
              <div className="-mx-4">
                <ButtonForm
                  endpoint={withdrawInvitation}
                  params={{ id, invitation: invitation.id }}
                  {...peopleForm(id, `withdraw-${invitation.id}`)}
                  refused={refusedOf(`withdraw-${invitation.id}`)}
                  label="Cancel the invitation"
                  of={`of ${invitation.email}`}
                  look="quiet"
                  size="small"
                />
              </div>
            </li>
          ))}
        </ul>
      </SettingsSection>
      {isOwner ? (
        <SettingsSection
          title="Invite someone"
          about={
            isPaused
              ? 'Your registry is paused, so it sends no email. Open it again to invite someone.'
              : 'A partner, a grandparent, the friend who plans the shower. They get an email with a link that works for two weeks.'
          }
        >
          {!isPaused && (
            <Form
              endpoint={inviteMember}
              params={params}
              {...peopleForm(id, 'invite', 'invited')}
              refused={refusedOf('invite')}
            >
              <EmailInput label="Their email" autoComplete="off" />
              <RoleChoice chosen="editor" />
              <BlindChoice />
              <SubmitButton>Send the invitation</SubmitButton>
            </Form>
          )}
        </SettingsSection>
      ) : (
        <SettingsSection title="Stop helping" about="You lose access right away. The owner can invite you again.">
          <ButtonForm
            endpoint={leaveRegistry}
            params={params}
            {...peopleForm(id, 'leave')}
            leadsTo="/settings?done=left"
            refused={refusedOf('leave')}
            label="Leave this registry"
            look="secondary"
          />
        </SettingsSection>
      )}
      {isOwner && (
        <SettingsSection
          title="Guests who see only some gifts"
          about="Colleagues, neighbors, a class: give them a link of their own that shows just what you choose."
        >
          <p>
            <a
              href={settingsHref('/registry/share/groups', id)}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              Links for groups
            </a>
          </p>
        </SettingsSection>
      )}
      {isOwner && others.length > 0 && (
        <Disclosure title="Hand the registry over" open={refusedOf('offer') !== undefined || offered !== undefined}>
          <p className="mb-5">
            Someone who helps already can become the owner. They have to accept, and you stay on as an editor. Your
            payment details aren’t handed over.
          </p>
          {offered && (
            <p className="mb-5 font-semibold text-ink">
              Offered to {offered.name}, who hasn’t answered yet.
              {isPaused && ' Your registry is paused, so it may not have sent an email about it: please tell them.'}
            </p>
          )}
          <Form endpoint={offerRegistry} params={params} {...peopleForm(id, 'offer')} refused={refusedOf('offer')}>
            {offered ? (
              <input type="hidden" name="memberId" value="" />
            ) : (
              <Select
                name="memberId"
                label="New owner"
                options={others.map(({ userId, name }) => ({ value: userId, label: name }))}
                placeholder="Choose someone"
              />
            )}
            <PasswordInput label="Your password" />
            <SubmitButton look="secondary">{offered ? 'Take the offer back' : 'Offer it'}</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </>
  );
}
