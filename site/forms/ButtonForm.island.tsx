import type { Endpoint } from '#contracts/endpoint.ts';
import type { ButtonLooks } from '#site/ui/Button.tsx';
import { Form, SubmitButton } from './Form.tsx';
import type { RefusedForm } from './refused-form.ts';

interface Props extends ButtonLooks {
  endpoint: Endpoint;
  params?: Record<string, string | number> | undefined;
  name: string;
  page: string;
  next?: string | undefined;
  /** Where success leads; when left out, to `next`, or else to `page`, reloaded. */
  leadsTo?: string | undefined;
  refused?: RefusedForm | undefined;
  withKey?: boolean | undefined;
  /** The body of the call. */
  fields?: Readonly<Record<string, string | boolean>> | undefined;
  label: string;
  /** For screen readers, after the label: which of several items. */
  of?: string | undefined;
}

/** One button that sends one call. A link changes nothing, so the action of a mailed link is such a form on its page. */
export function ButtonForm({ fields = {}, label, of, look, size, wide, ...form }: Props) {
  return (
    <Form {...form} body={() => fields}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <SubmitButton {...{ look, size, wide }}>
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </SubmitButton>
    </Form>
  );
}
