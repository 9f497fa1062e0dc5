import { settingsHref } from '#contracts/settings-addresses.ts';
import { askSupport } from '#contracts/support-tickets.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';

interface Props {
  registryId: string;
  refused?: RefusedForm | undefined;
}

export const supportFormName = 'support';
const path = '/settings/registry';

/** A question about this registry to the shop's staff. */
export function SupportForm({ registryId, refused }: Props) {
  return (
    <Disclosure title="Ask us about this registry" open={refused !== undefined}>
      <p className="mb-5">Something isn’t right, or you can’t find it? We read every message and answer by email.</p>
      <Form
        endpoint={askSupport}
        params={{ id: registryId }}
        name={supportFormName}
        page={settingsHref(path, registryId)}
        next={settingsHref(path, registryId, 'asked')}
        refused={refused}
        withKey={false}
      >
        <Textarea name="message" label="Your question" maxLength={2000} rows={5} />
        <SubmitButton look="secondary">Send it</SubmitButton>
      </Form>
    </Disclosure>
  );
}
