import type { OwnReview } from '#contracts/reviews.schemas.ts';
import { deleteOwnReview, saveOwnReview } from '#contracts/reviews.ts';
import { reviewBounds } from '#rules/reviews.ts';
import { ButtonForm } from '#site/forms/ButtonForm.island.tsx';
import { Form, SubmitButton } from '#site/forms/Form.tsx';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ChoiceGroup, Radio } from '#site/ui/Choice.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';

interface Props {
  genericProductId: number;
  /** The product's path. */
  path: string;
  own: OwnReview | null;
  refused: RefusedForm | undefined;
  refusedDeletion: RefusedForm | undefined;
}

const hints = ['', 'Wouldn’t buy it again', 'Could be better', 'It’s OK', 'Good', 'Love it'];

/** Writes, changes or deletes the person's own review of a product. */
export function ReviewForm({ genericProductId, path, own, refused, refusedDeletion }: Props) {
  const params = { id: genericProductId };
  const page = `${path}/write-review`;
  return (
    <>
      <Form
        endpoint={saveOwnReview}
        params={params}
        name="review"
        page={page}
        next={`${path}/reviews`}
        refused={refused}
        leadsTo={`${path}/reviews?done=review-saved`}
      >
        <ChoiceGroup id="stars" label="How many stars?">
          <div className="grid">
            {[5, 4, 3, 2, 1].map((stars) => (
              <Radio
                key={stars}
                name="stars"
                value={String(stars)}
                defaultChecked={own?.stars === stars}
                label={`${stars} ${stars === 1 ? 'star' : 'stars'}`}
                hint={hints[stars]}
                required
              />
            ))}
          </div>
        </ChoiceGroup>
        <TextInput name="title" label="In a few words" maxLength={reviewBounds.titleMost} defaultValue={own?.title} />
        <Textarea
          name="text"
          label="Your review"
          hint="What’s it like day to day? Please leave out names, addresses, and links."
          minLength={reviewBounds.textLeast}
          maxLength={reviewBounds.textMost}
          rows={6}
          defaultValue={own?.text}
        />
        <p className="text-ink-soft text-sm">Shown with your first name and last initial, after we’ve read it.</p>
        <SubmitButton>{own === null ? 'Send my review' : 'Send my changes'}</SubmitButton>
      </Form>
      {own !== null && (
        <div className="mt-10 border-line border-t pt-5">
          <ButtonForm
            endpoint={deleteOwnReview}
            params={params}
            name="delete-review"
            page={page}
            next={`${path}/reviews`}
            leadsTo={`${path}/reviews?done=review-deleted`}
            refused={refusedDeletion}
            label="Delete my review"
            look="danger"
          />
        </div>
      )}
    </>
  );
}
