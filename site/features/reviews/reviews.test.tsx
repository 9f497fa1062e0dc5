import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { reviewOf } from '#scripts/testing/whole-product.ts';
import { ReportReview } from './ReportReview.island.tsx';
import { ReviewForm } from './ReviewForm.island.tsx';
import { ReviewList } from './ReviewList.island.tsx';

const path = '/gp/stroller-7/7';
const assign = vi.fn();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

const review = reviewOf({ text: 'Well.\n<b>Really</b>', boughtHere: true });

describe('a review of the list', () => {
  it('shows stars, words and day; what was typed is text', () => {
    render(<ReviewList reviews={[review]} path={path} here={`${path}/reviews`} />);
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(article.getByText(/<b>Really<\/b>/)).toBeVisible();
    expect(article.getByText('Bought here')).toBeVisible();
    expect(article.getByRole('link', { name: 'Report the review “Rolls”' })).toHaveAttribute(
      'href',
      `${path}/reviews/r1`,
    );
  });

  it('takes a vote and takes it back, in place', async () => {
    const { changes } = fakeServer({
      'PUT /api/v3/reviews/r1/helpful_vote': ({ body }: { body: unknown }) => {
        const { isHelpful } = body as { isHelpful: boolean };
        return { helpful: isHelpful ? 1 : 0, votedHelpful: isHelpful };
      },
    });
    render(<ReviewList reviews={[review]} path={path} here={`${path}/reviews?sort=newest`} />);
    await press('This helped me');
    expect(await screen.findByText('1 person found this helpful')).toBeVisible();
    await press('Undo my vote');
    await waitFor(() => expect(screen.queryByText(/found this helpful/)).toBeNull());
    expect(changes().map(({ body }) => body)).toEqual([{ isHelpful: true }, { isHelpful: false }]);
  });

  it('leads a vote without script back to the list as it was', () => {
    render(<ReviewList reviews={[review]} path={path} here={`${path}/reviews?sort=newest`} />);
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'This helped me' }).form!;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      form: 'vote-r1',
      isHelpful: 'true',
      next: `${path}/reviews?sort=newest#review-r1`,
    });
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/v3/reviews/r1/helpful_vote?_method=PUT']);
  });
});

describe('writing a review', () => {
  const form = (changes: object = {}) => (
    <ReviewForm
      genericProductId={7}
      path={path}
      own={null}
      refused={undefined}
      refusedDeletion={undefined}
      {...changes}
    />
  );

  it('sends stars, title and text, and leads to the list', async () => {
    const { changes } = fakeServer({ 'PUT /api/v3/generic_products/7/own_review': { review: {} } });
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }));
    await userEvent.type(screen.getByLabelText('In a few words'), 'Light');
    await userEvent.type(screen.getByLabelText('Your review'), 'Carried it up three floors.');
    await press('Send my review');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}/reviews?done=review-saved`));
    expect(changes()[0]!.body).toEqual({ stars: 4, title: 'Light', text: 'Carried it up three floors.' });
  });

  it('says a refusal beside its field, and loses nothing', async () => {
    fakeServer({
      'PUT /api/v3/generic_products/7/own_review': refusal(422, {
        code: 'invalid-input',
        title: 'Some of that can’t be used.',
        fields: [{ field: 'body.title', message: 'takes no links' }],
      }),
    });
    render(form());
    await userEvent.click(screen.getByRole('radio', { name: /^5 stars/ }));
    await userEvent.type(screen.getByLabelText('In a few words'), 'See example.com');
    await userEvent.type(screen.getByLabelText('Your review'), 'Carried it up three floors.');
    await press('Send my review');
    expect(await screen.findByText('Takes no links')).toBeVisible();
    expect(screen.getByLabelText('In a few words')).toHaveValue('See example.com');
    expect(screen.getByRole('radio', { name: /^5 stars/ })).toBeChecked();
  });

  it('shows what was typed again when it was refused without script', () => {
    const refused = {
      errors: { text: 'Too short' },
      typed: { stars: '2', title: 'Meh', text: 'No.' },
      sentence: null,
      key: 'k',
    };
    render(form({ refused }));
    expect(screen.getByRole('radio', { name: /^2 stars/ })).toBeChecked();
    expect(screen.getByLabelText('In a few words')).toHaveValue('Meh');
    expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription(/Too short/);
  });

  it('starts with the person’s own review, which can be deleted', async () => {
    const { changes } = fakeServer({ 'DELETE /api/v3/generic_products/7/own_review': {} });
    render(
      form({ own: { id: 'r1', stars: 3, title: 'Fine', text: 'It is fine so far.', state: 'pending', updatedAt: 0 } }),
    );
    expect(screen.getByRole('radio', { name: /^3 stars/ })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Send my changes' })).toBeVisible();
    await press('Delete my review');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}/reviews?done=review-deleted`));
    expect(changes()).toHaveLength(1);
  });
});

it('a review is reported with a reason', async () => {
  const { changes } = fakeServer({ 'POST /api/v3/reviews/r1/reports': {} });
  render(<ReportReview reviewId="r1" path={path} refused={undefined} />);
  await userEvent.selectOptions(screen.getByLabelText('What’s wrong with it?'), 'It’s advertising');
  await press('Send the report');
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}/reviews?done=reported`));
  expect(changes()[0]!.body).toEqual({ reason: 'advertising', text: '' });
});
