import { changeEmailPreferences, type readEmailPreferences } from '#contracts/email-preferences.ts';
import type { OutputOf } from '#contracts/endpoint.ts';
import type { EmailKind } from '#rules/email-kinds.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Checkbox, ChoiceGroup } from '#site/ui/Choice.tsx';

interface Props {
  known: OutputOf<typeof readEmailPreferences>;
  /** This page's address, for people who are signed in or came by a mailed link. */
  page: string;
  /** Whose mailed link was opened. */
  recipient?: string | undefined;
  refused?: RefusedForm | undefined;
}

const words: Record<EmailKind, { label: string; hint: string }> = {
  'gift-digest': {
    label: 'News of your gifts',
    hint: 'One summary when people reserve gifts, promise money, or chip in.',
  },
};

/** Which emails to send. Emails that somebody needs or has requested are always sent. */
export function EmailForm({ known, page, recipient, refused }: Props) {
  return (
    <Form
      endpoint={changeEmailPreferences}
      name="email-preferences"
      page={page}
      next={`${page}?done=saved`}
      refused={refused}
      withKey={false}
    >
      {recipient && <input type="hidden" name="recipient" value={recipient} />}
      <ChoiceGroup id="wanted" label="Emails you’d like">
        {known.emailPreferences.map(({ kind, wanted }) => (
          <Checkbox key={kind} name={`wants-${kind}`} defaultChecked={wanted} {...words[kind]} />
        ))}
      </ChoiceGroup>
      <p className="text-sm text-ink-soft">
        We always send what you need to use Layette: links to confirm an email, a new password, or a gift you reserved.
      </p>
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
