import { askAboutData } from '#contracts/privacy-requests.ts';
import { privacyBounds, privacyKindLabels, privacyKinds } from '#rules/privacy-requests.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Select } from '#site/ui/Select.tsx';
import { EmailInput, Textarea } from '#site/ui/TextInput.tsx';

const requestsPage = '/ccpa/requests';
const kinds = privacyKinds.map((value) => ({ value, label: privacyKindLabels[value] }));

interface Props {
  email?: string | undefined;
  refused?: RefusedForm | undefined;
}

/** A request about the person's own data. On a built page it works without script, and the page of the requests answers it. */
export function PrivacyRequestForm({ email, refused }: Props) {
  return (
    <Form
      endpoint={askAboutData}
      name="privacy-request"
      page={requestsPage}
      refused={refused}
      withKey={false}
      leadsTo={({ state, reference }) => `${requestsPage}?done=${state}&reference=${reference}`}
    >
      <Select id="privacy-kind" name="kind" label="What would you like us to do?" options={kinds} />
      <EmailInput
        id="privacy-email"
        label="Your email"
        defaultValue={email}
        hint="The address you use here. We send it a link, so that nobody else can ask for your data."
      />
      <Textarea
        id="privacy-text"
        name="text"
        label="Anything we should know"
        optional
        hint="For a correction: what is wrong, and what it should say."
        maxLength={privacyBounds.textMost}
      />
      <SubmitButton>Send my request</SubmitButton>
    </Form>
  );
}
