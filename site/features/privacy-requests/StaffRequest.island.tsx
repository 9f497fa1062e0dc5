import type { StaffPrivacyRequest } from '#contracts/privacy-requests.schemas.ts';
import { answerPrivacyRequest } from '#contracts/privacy-requests.ts';
import { privacyBounds, privacyKindLabels } from '#rules/privacy-requests.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Day } from '#site/ui/Day.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';
import { answerFormName } from './staff-requests.ts';

interface Props {
  request: StaffPrivacyRequest;
  /** The page that shows the form again. */
  page: string;
  refused?: RefusedForm | undefined;
}

const term = 'text-ink-soft';

/** One request as staff see it, with the form that answers it. */
export function StaffRequest({ request, page, refused }: Props) {
  const { id, reference, kind, state, text, answer, email, createdAt, dueOn } = request;
  return (
    <article aria-labelledby={`request-${id}`} className="rounded-card border border-line bg-raised p-5">
      <h2 id={`request-${id}`} className="mb-3 text-xl">
        {privacyKindLabels[kind]}
      </h2>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-2 sm:gap-x-6">
        <dt className={term}>Reference</dt>
        <dd className="font-semibold tabular-nums">{reference}</dd>
        <dt className={term}>From</dt>
        <dd className="wrap-anywhere">{email}</dd>
        <dt className={term}>Asked on</dt>
        <dd>
          <Day on={createdAt} />
        </dd>
        {dueOn !== null && state === 'received' && (
          <>
            <dt className={term}>Answer by</dt>
            <dd className="font-semibold">
              <Day on={dueOn} />
            </dd>
          </>
        )}
        {text !== '' && (
          <>
            <dt className={term}>They wrote</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
          </>
        )}
        {answer !== '' && (
          <>
            <dt className={term}>We wrote</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
          </>
        )}
      </dl>
      {state === 'received' && (
        <div className="mt-5 border-t border-line pt-5">
          <Form
            endpoint={answerPrivacyRequest}
            params={{ id }}
            name={answerFormName(id)}
            page={page}
            refused={refused}
            leadsTo="/admin/privacy_requests?done"
          >
            <ChoiceGroup id={`state-${id}`} label="What did you decide?">
              <Radio name="state" value="answered" label="It’s done" defaultChecked />
              <Radio
                name="state"
                value="refused"
                label="We can’t do this"
                hint="Say why, and what the person can do next."
              />
            </ChoiceGroup>
            <Textarea
              id={`answer-${id}`}
              name="answer"
              label="Your answer"
              hint="They get an email with a link to it."
              maxLength={privacyBounds.answerMost}
              required
            />
            <SubmitButton>Send the answer</SubmitButton>
          </Form>
        </div>
      )}
    </article>
  );
}
