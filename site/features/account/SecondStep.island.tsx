import { useEffect, useRef, useState } from 'react';
import type { BeginSecondFactor } from '#contracts/second-factor.schemas.ts';
import { beginSecondFactor, passSecondFactor } from '#contracts/second-factor.ts';
import { leaveFor } from '#site/data/leaving.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Button, LinkButton } from '#site/ui/Button.tsx';
import { QrCode } from '#site/ui/QrCode.tsx';
import { PasswordInput, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  /** State of this session: no authenticator is connected yet, a code is requested, or it was given. */
  state: 'missing' | 'asked' | 'passed';
  recoveryCodesLeft: number;
  /** This page, with its query. */
  page: string;
  /** The page it leads to. */
  next: string;
  /** The code that was refused, without script. */
  refused?: RefusedForm | undefined;
}

type Step =
  | { at: 'password' }
  | { at: 'key'; key: BeginSecondFactor['response'] }
  | { at: 'code' }
  | { at: 'recovery-codes'; codes: string[] }
  | { at: 'passed' };

const firstSteps: Record<Props['state'], Step> = {
  missing: { at: 'password' },
  asked: { at: 'code' },
  passed: { at: 'passed' },
};

/** The second step of signing in: a phone is connected, or a code from it is given. */
export function SecondStep({ state, recoveryCodesLeft, page, next, refused }: Props) {
  const [step, setStep] = useState<Step>(firstSteps[state]);
  const passed = ({ recoveryCodes }: { recoveryCodes: string[] }) =>
    recoveryCodes.length > 0 ? setStep({ at: 'recovery-codes', codes: recoveryCodes }) : leaveFor(next);

  switch (step.at) {
    case 'password':
      return (
        <section className="grid gap-5">
          <StepHeading isFirst={state === 'missing'}>Connect an authenticator app</StepHeading>
          <p>You’ll need an authenticator app on your phone. Any will do. First, enter your password again.</p>
          <Form
            endpoint={beginSecondFactor}
            name="second-factor"
            page={page}
            withKey={false}
            onDone={(key) => setStep({ at: 'key', key })}
          >
            <PasswordInput />
            <SubmitButton wide>Show the QR code</SubmitButton>
          </Form>
        </section>
      );
    case 'key':
      return (
        <section className="grid gap-8">
          <div className="grid gap-4">
            <StepHeading>Scan this with your app</StepHeading>
            <QrCode text={step.key.address} label="QR code for the key below" className="size-52" />
            <p className="text-sm text-ink-soft">
              Can’t scan it? Type in this key:{' '}
              <code className="font-semibold text-ink break-words select-all">
                {step.key.key.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
            </p>
          </div>
          <CodeForm page={page} next={next} refused={refused} onDone={passed} />
        </section>
      );
    case 'code':
      return <CodeForm page={page} next={next} refused={refused} onDone={passed} />;
    case 'recovery-codes':
      return (
        <section className="grid gap-5">
          <StepHeading>Save these recovery codes</StepHeading>
          <p>
            Each code works once if you lose your phone. We won’t show them again, so print them or save them in a
            password manager.
          </p>
          <ul
            aria-label="Recovery codes"
            className="grid grid-cols-1 gap-2 rounded-card bg-raised p-4 font-mono sm:grid-cols-2"
          >
            {step.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <LinkButton href={next}>I’ve saved them</LinkButton>
        </section>
      );
    case 'passed':
      return (
        <section className="grid gap-5">
          <p>You’re all set. You have {recoveryCodesLeft} recovery codes left.</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton href="/store">Go to the shop</LinkButton>
            <Button look="secondary" onClick={() => setStep({ at: 'password' })}>
              Connect a different phone
            </Button>
          </p>
        </section>
      );
  }
}

interface CodeFormProps extends Pick<Props, 'page' | 'next' | 'refused'> {
  onDone: (answer: { recoveryCodes: string[] }) => void;
}

function CodeForm({ page, next, refused, onDone }: CodeFormProps) {
  return (
    <Form
      endpoint={passSecondFactor}
      name="second-step"
      page={page}
      next={next}
      refused={refused}
      withKey={false}
      onDone={onDone}
    >
      <TextInput
        name="code"
        label="Code from the app"
        hint="Six digits. Lost your phone? Enter a recovery code instead."
        autoComplete="one-time-code"
        maxLength={40}
      />
      <SubmitButton size="large" wide>
        Continue
      </SubmitButton>
    </Form>
  );
}

/** Takes the focus when it appears after a step was completed. */
function StepHeading({ children, isFirst = false }: { children: string; isFirst?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-xl">
      {children}
    </h2>
  );
}
