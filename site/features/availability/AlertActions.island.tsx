import { confirmAvailabilityAlert, stopAvailabilityAlert } from '#contracts/availability.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';

interface Props {
  alertId: string;
  state: 'unconfirmed' | 'waiting';
  here: string;
  refused: RefusedForm | undefined;
}

/** One button on the page of the mailed link: nothing changes before it is pressed. */
export function AlertActions({ alertId, state, here, refused }: Props) {
  const form = { params: { id: alertId }, name: 'alert', page: here, refused, onDone: () => location.assign(here) };
  if (state === 'unconfirmed')
    return (
      <Form endpoint={confirmAvailabilityAlert} body={() => ({ state: 'waiting' })} {...form}>
        <div>
          <SubmitButton>Yes, tell me</SubmitButton>
        </div>
      </Form>
    );
  return (
    <Form endpoint={stopAvailabilityAlert} body={() => ({})} {...form}>
      <div>
        <SubmitButton look="secondary">Stop this alert</SubmitButton>
      </div>
    </Form>
  );
}
