import type { Account } from '#contracts/accounts.schemas.ts';
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  renameAccount,
  requestEmailChange,
  verifyPassword,
} from '#contracts/accounts.ts';
import { removePicture } from '#contracts/images.ts';
import type { ReadSecondFactor } from '#contracts/second-factor.schemas.ts';
import { endSecondFactor } from '#contracts/second-factor.ts';
import { graceDays } from '#rules/account-ends.ts';
import { personNameMax } from '#rules/person-names.ts';
import { leaveFor } from '#site/data/leaving.ts';
import { forgetPerson } from '#site/data/web-storage.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { LinkButton } from '#site/ui/Button.tsx';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { EmailInput, PasswordInput, TextInput } from '#site/ui/TextInput.tsx';
import { PhotoForm } from '../registry/PhotoForm.island.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface Props {
  account: Account;
  /** Staff of the shop cannot turn theirs off. */
  secondStep: ReadSecondFactor['response'] & { canEnd: boolean };
  /** The refused form, identified by its name. */
  refused?: { name: string; form: RefusedForm } | undefined;
}

const page = '/settings/account';
const formOf = (name: string, done: string) => ({ name, page, next: `${page}?done=${done}`, withKey: false }) as const;

const moment = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** The person's account. Changes that could lock them out require that the password was given a moment ago. */
export function AccountSettings({ account, secondStep, refused }: Props) {
  const { name, email, pictureUrl, newEmail, isPasswordFresh, sessions } = account;
  const refusedOf = (form: string) => (refused?.name === form ? refused.form : undefined);
  return (
    <>
      <SettingsSection title="Your name">
        <Form endpoint={renameAccount} {...formOf('rename', 'saved')} refused={refusedOf('rename')}>
          <TextInput
            name="name"
            label="Name"
            hint="The name your guests know you by."
            autoComplete="name"
            maxLength={personNameMax}
            defaultValue={name}
          />
          <SubmitButton>Save</SubmitButton>
        </Form>
      </SettingsSection>
      <SettingsSection title="Your picture" about="People who help with the same registry see it. Guests don’t.">
        <PhotoForm
          label="A photo of you"
          purpose="profile"
          shownUrl={pictureUrl}
          page={page}
          refused={refusedOf('photo-profile')}
        />
        {pictureUrl !== null && (
          <div className="mt-3">
            <ButtonForm
              endpoint={removePicture}
              {...formOf('remove-picture', 'saved')}
              refused={refusedOf('remove-picture')}
              label="Remove the picture"
              look="quiet"
              size="small"
            />
          </div>
        )}
      </SettingsSection>
      {isPasswordFresh ? (
        <>
          <SettingsSection title="Email" about={`You sign in with ${email}.`}>
            {newEmail && (
              <p className="mb-5 rounded-card bg-butter p-4">
                We sent a link to <strong className="wrap-anywhere">{newEmail}</strong>. Use it within a day, and that’s
                your email.
              </p>
            )}
            <Form endpoint={requestEmailChange} {...formOf('email', 'email')} refused={refusedOf('email')}>
              <EmailInput label="New email" />
              <SubmitButton>Send me a link</SubmitButton>
            </Form>
          </SettingsSection>
          <SettingsSection title="Password" about="You’ll be signed out everywhere else.">
            <Form endpoint={changePassword} {...formOf('password', 'password')} refused={refusedOf('password')}>
              <PasswordInput isNew label="New password" />
              <SubmitButton>Change my password</SubmitButton>
            </Form>
          </SettingsSection>
        </>
      ) : (
        <SettingsSection
          title="Email, password, and your data"
          about={`You sign in with ${email}. To change that, your password, or to delete your account, enter your password first.`}
        >
          <Form endpoint={verifyPassword} {...formOf('verify', '')} next={page} refused={refusedOf('verify')}>
            <PasswordInput label="Your password" />
            <SubmitButton>Continue</SubmitButton>
          </Form>
        </SettingsSection>
      )}
      <SettingsSection
        title="A second step when you sign in"
        about={
          secondStep.state === 'passed'
            ? `Signing in asks for a code from your phone. You have ${secondStep.recoveryCodesLeft} recovery codes left.`
            : 'A code from your phone, so that nobody gets in with your password alone.'
        }
      >
        <LinkButton href="/login/second-step?redirect_path=/settings/account" look="secondary">
          {secondStep.state === 'passed' ? 'Connect a different phone' : 'Turn it on'}
        </LinkButton>
        {secondStep.state === 'passed' && secondStep.canEnd && (
          <div className="mt-4">
            <Disclosure title="Turn it off" open={refusedOf('second-step-off') !== undefined}>
              <Form
                endpoint={endSecondFactor}
                {...formOf('second-step-off', 'second-step-off')}
                refused={refusedOf('second-step-off')}
              >
                <PasswordInput id="second-step-password" label="Your password" />
                <SubmitButton look="secondary">Turn off the second step</SubmitButton>
              </Form>
            </Disclosure>
          </div>
        )}
      </SettingsSection>
      <SettingsSection title="Where you’re signed in">
        <ul className="mb-5 grid gap-2">
          {sessions.map(({ isThis, createdAt }) => (
            <li key={createdAt}>
              {isThis ? 'This browser' : 'Another browser'}
              <span className="text-ink-soft">, since {moment.format(createdAt)}</span>
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <ButtonForm
            endpoint={endOtherSessions}
            {...formOf('sessions', 'sessions')}
            refused={refusedOf('sessions')}
            label="Sign out everywhere else"
            look="secondary"
          />
        )}
      </SettingsSection>
      <SettingsSection
        title="Your data"
        about="Everything you’ve stored here, as a file you can keep, read, or bring to another Layette."
      >
        <p className="flex flex-wrap gap-x-6">
          <a className={linkClass} href={`${page}/export.json`} download>
            Download everything (JSON)
          </a>
          <a className={linkClass} href={`${page}/items.csv`} download>
            Download your lists (CSV)
          </a>
          <a className={linkClass} href={`${page}/import`}>
            Bring in a file
          </a>
        </p>
      </SettingsSection>
      {isPasswordFresh && (
        <Disclosure title="Delete my account" open={refusedOf('delete') !== undefined}>
          <p className="mb-4">
            Your registries are paused right away and you’re signed out. Two hours later, we tell people who wanted to
            give you something, and refund group gifts. After {graceDays} days, everything goes: your registries, your
            addresses, what you wrote, and your name on gifts you gave. If someone else should keep a registry, hand it
            over first.
          </p>
          <p className="mb-5">
            Changed your mind? Sign in again within {graceDays} days, and open your registries in the settings.
          </p>
          <Form
            endpoint={deleteAccount}
            {...formOf('delete', '')}
            body={() => ({})}
            refused={refusedOf('delete')}
            onDone={() => {
              forgetPerson();
              leaveFor('/settings/account-deleted');
            }}
          >
            <SubmitButton look="danger">Delete my account</SubmitButton>
          </Form>
        </Disclosure>
      )}
    </>
  );
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4';
