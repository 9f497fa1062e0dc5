import { reportReview } from '#contracts/reviews.ts';
import { reportReasonLabels, reportReasons, reviewBounds } from '#rules/reviews.ts';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { Select } from '#site/ui/Select.tsx';
import { Textarea } from '#site/ui/TextInput.tsx';

interface Props {
  reviewId: string;
  /** The product's path. */
  path: string;
  refused: RefusedForm | undefined;
}

const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

/** Tells the shop that something is wrong with a review. */
export function ReportReview({ reviewId, path, refused }: Props) {
  return (
    <Form
      endpoint={reportReview}
      params={{ id: reviewId }}
      name="report-review"
      page={`${path}/reviews/${reviewId}`}
      next={`${path}/reviews`}
      refused={refused}
      leadsTo={`${path}/reviews?done=reported`}
    >
      <Select name="reason" label="What’s wrong with it?" options={reasons} placeholder="Please choose" />
      <Textarea name="text" label="In your own words" optional maxLength={reviewBounds.reportMost} />
      <SubmitButton>Send the report</SubmitButton>
    </Form>
  );
}
