import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackedGift } from '#contracts/gift-tracker.schemas.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import type { RefusedForm } from '#site/forms/refused-form.ts';
import { ThankYouNote } from './ThankYouNote.island.tsx';
import { TrackedGiftItem } from './TrackedGiftItem.tsx';
import { countsOf, filterOf, giftsShown, thanksText } from './tracked-gifts.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

const thanks = { state: 'none', text: '', thankedAt: null, isMailAllowed: true } as const;
const ofAnyGift = {
  id: '01890000-0000-7000-8000-000000000001',
  regItemId: '01890000-0000-7000-8000-000000000002',
  imgUrl: null,
  giverName: 'Gus',
  message: 'With love',
  address: null,
  givenAt: 0,
  receivedAt: null,
  thanks,
} as const;
type Reservation = Extract<TrackedGift, { kind: 'reservation' }>;
const gift = (changes: Partial<Reservation> = {}): Reservation => ({
  ...ofAnyGift,
  kind: 'reservation',
  title: 'Muslin cloths',
  variant: null,
  price: null,
  quantity: 1,
  state: 'reserved',
  isRecorded: false,
  ...changes,
});
const cash = (changes: Partial<Extract<TrackedGift, { kind: 'cash-fund' }>> = {}): TrackedGift => ({
  ...ofAnyGift,
  kind: 'cash-fund',
  title: 'Diaper fund',
  amount: { amount: 3_700, currency: 'USD' },
  state: 'sent',
  ...changes,
});
const share: TrackedGift = {
  ...ofAnyGift,
  kind: 'group-gift',
  title: 'Stroller',
  amount: { amount: 5_000, currency: 'USD' },
  state: 'received',
  receivedAt: 0,
};
const received = gift({ state: 'received', receivedAt: 0 });
const thanked = gift({ state: 'received', thanks: { ...thanks, state: 'by-hand', thankedAt: 0 } });

describe('a gift in the tracker', () => {
  it('names giver, gift and message, and what comes next', () => {
    render(<TrackedGiftItem gift={received} page="/tracker" notePage="/note" canEdit />);
    expect(screen.getByRole('heading')).toHaveTextContent('GusMuslin cloths');
    expect(screen.getByText('With love')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Say thanks\s*to Gus/ })).toHaveAttribute('href', '/note');
    expect(screen.getByRole('button', { name: /^Mark as not received/ })).toBeVisible();
  });

  it('has nothing to press for who only looks, and no thanks for a surprise', () => {
    const { rerender } = render(<TrackedGiftItem gift={received} page="/tracker" notePage="/note" canEdit={false} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      <TrackedGiftItem gift={gift({ giverName: null, thanks: null })} page="/tracker" notePage="/note" canEdit />,
    );
    expect(screen.getByRole('heading')).toHaveTextContent('A surprise');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is corrected where a member wrote it down, and nowhere else', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ code: 'wrong-state', status: 409, title: 'Not now.' }), { status: 409 });
    });
    const recorded = gift({ isRecorded: true });
    const { rerender } = render(<TrackedGiftItem gift={recorded} page="/tracker" notePage="/note" canEdit />);
    await userEvent.click(screen.getByText(/^Correct what you wrote/));
    await userEvent.clear(screen.getByLabelText('Who is giving it?'));
    await userEvent.type(screen.getByLabelText('Who is giving it?'), 'Nana');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([{ giverName: 'Nana', was: { giverName: expect.stringMatching(/./) } }]);
    expect(await screen.findByText('Not now.')).toBeVisible();
    rerender(<TrackedGiftItem gift={gift()} page="/tracker" notePage="/note" canEdit />);
    expect(screen.queryByText(/^Correct what you wrote/)).toBeNull();
  });

  it('shows a correction that was refused without script, with what was typed', () => {
    const typed = { message: 'For the two', was: '{"giverName":"Gus","message":"With love"}' };
    const errors = { message: 'Was changed elsewhere' };
    const refused = { errors, typed, sentence: null, key: undefined };
    render(<TrackedGiftItem gift={gift({ isRecorded: true })} page="/t" notePage="/n" canEdit refused={refused} />);
    expect(screen.getByLabelText(/^What they said/)).toHaveValue('For the two');
    expect(screen.getByText('Was changed elsewhere')).toBeVisible();
  });

  it('may be money, which is thanked for alike, once it is on its way', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      sent.push([address, JSON.parse(String(init.body))]);
      return new Response(JSON.stringify({ code: 'wrong-state', status: 409, title: 'Not now.' }), { status: 409 });
    });
    const { rerender } = render(<TrackedGiftItem gift={cash()} page="/tracker" notePage="/note" canEdit />);
    expect(screen.getByRole('heading')).toHaveTextContent('Gus$37 toward Diaper fund');
    expect(screen.getByText('On its way')).toBeVisible();
    expect(screen.getByText('Cash fund')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Say thanks\s*to Gus for \$37 toward/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^It arrived.*\$37 toward Diaper fund from Gus$/ }));
    expect(sent).toEqual([[expect.stringMatching(/cash_fund_contributions\/.*\/confirm$/), { step: 'received' }]]);
    rerender(
      <TrackedGiftItem gift={cash({ state: 'pledged', thanks: null })} page="/tracker" notePage="/note" canEdit />,
    );
    expect(screen.getByText('Promised')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    rerender(<TrackedGiftItem gift={share} page="/tracker" notePage="/note" canEdit />);
    expect(screen.getByRole('heading')).toHaveTextContent('Gus$50 toward Stroller');
    expect(screen.getByText('Group gift')).toBeVisible();
    expect(screen.getByText('Not thanked yet')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is found by what is left to do', () => {
    const gifts = [gift(), received, cash(), share, thanked];
    expect(countsOf(gifts)).toEqual({ all: 5, coming: 2, 'to-thank': 2, thanked: 1 });
    expect(giftsShown(gifts, filterOf('to-thank'))).toEqual([received, share]);
    expect(filterOf('nonsense')).toBe('all');
    expect([gift(), received, thanked].map(thanksText)).toEqual([null, 'Not thanked yet', 'Thanked, January 1']);
  });
});

describe('a note of thanks', () => {
  it('is kept a moment after it was typed, and begins with help for who is stuck', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(JSON.parse(String(init.body)));
      return new Response(JSON.stringify({ gift: received }));
    });
    render(<ThankYouNote gift={{ ...received, thanks }} page="/note" back="/tracker" />);
    await userEvent.click(screen.getByRole('button', { name: /^Dear Gus/ }));
    expect(screen.getByLabelText('Your note')).toHaveValue('Dear Gus,\n\nThank you so much for the Muslin cloths. ');
    expect(await screen.findByText('Draft saved', undefined, { timeout: 5_000 })).toBeVisible();
    expect(sent).toEqual([{ text: expect.stringContaining('Thank you so much'), was: [''], state: 'draft' }]);
  });

  it('offers no beginning whose words are in it already', async () => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ gift: received })));
    render(<ThankYouNote gift={{ ...received, thanks }} page="/note" back="/tracker" />);
    const offered = () => screen.queryAllByRole('button', { name: /…$/ }).map(({ textContent }) => textContent);
    expect(offered()).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /^Dear Gus/ }));
    expect(screen.queryByRole('button', { name: /^Dear Gus/ })).toBeNull();
    expect(offered()).toHaveLength(3);
    await userEvent.clear(screen.getByLabelText('Your note'));
    expect(offered()).toHaveLength(4);
    await userEvent.type(screen.getByLabelText('Your note'), 'It means a lot\nthat you thought of us.');
    expect(offered()).not.toContain('It means a lot that you thought of us…');
    for (const start of [/^Dear Gus/, /^We used it/, /^We hope/])
      await userEvent.click(screen.getByRole('button', { name: start }));
    expect(offered()).toEqual([]);
    expect(screen.queryByText(/^Stuck\?/)).toBeNull();
    expect(screen.getByLabelText('Your note')).toHaveFocus();
  });

  it('for money is saved as one of that gift, and names no amount', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      sent.push(address);
      return new Response(JSON.stringify({ gift: share }));
    });
    render(<ThankYouNote gift={{ ...share, thanks }} page="/note" back="/tracker" />);
    await userEvent.click(screen.getByRole('button', { name: /^Dear Gus/ }));
    expect(screen.getByLabelText('Your note')).toHaveValue(
      'Dear Gus,\n\nThank you so much for your gift toward the Stroller. ',
    );
    expect(await screen.findByText('Draft saved', undefined, { timeout: 5_000 })).toBeVisible();
    expect(sent).toEqual([expect.stringMatching(/group_gift_contributions\/[-0-9a-f]+\/thank_you_note$/)]);
  });

  it('that was sent empty is not called empty once it begins with help', async () => {
    vi.stubGlobal('fetch', async () => {
      const problem = { code: 'invalid-input', fields: [{ field: 'body.text', message: 'needs a few words first' }] };
      return new Response(JSON.stringify({ ...problem, status: 422, title: 'Please look again.' }), { status: 422 });
    });
    render(<ThankYouNote gift={{ ...received, thanks }} page="/note" back="/tracker" />);
    screen.getByLabelText('Your note').removeAttribute('required');
    await userEvent.click(screen.getByRole('button', { name: 'Send by email' }));
    expect(await screen.findByText('Needs a few words first')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Dear Gus/ }));
    expect(screen.queryByText('Needs a few words first')).toBeNull();
    expect(screen.getByLabelText('Your note')).toHaveFocus();
  });

  it('goes by hand where no mail may be sent', () => {
    render(
      <ThankYouNote gift={{ ...received, thanks: { ...thanks, isMailAllowed: false } }} page="/note" back="/tracker" />,
    );
    expect(screen.getByRole('button', { name: 'I thanked them by hand' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull();
  });

  const call = `PUT /api/v3/reservations/${ofAnyGift.id}/thank_you_note`;
  const stored = { ...received, thanks: { ...thanks, state: 'draft', text: 'Dear Gus' } } as const;
  const saved = (text: string) => ({ gift: { ...stored, thanks: { ...stored.thanks, text } } });
  const stale = (now: string) =>
    refusal(409, {
      code: 'stale',
      title: 'This was changed in the meantime.',
      fields: [{ field: 'body.text', message: `was changed elsewhere and is now “${now}”; save again to use yours` }],
      facts: { field: 'text', now },
    });
  const field = () => screen.getByLabelText('Your note');
  const show = (gift: Parameters<typeof ThankYouNote>[0]['gift'] = stored, refused?: RefusedForm) =>
    render(<ThankYouNote gift={gift} page="/note" back="/tracker" refused={refused} />);

  it('that was changed in another tab is shown beside what was typed here, and one of them is chosen', async () => {
    const answers = [stale('Dear Gus, a whole letter'), saved('Dear Gus!'), stale('Dear Gus, again')];
    const { changes } = fakeServer({ [call]: () => answers.shift() });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText('This note was changed elsewhere', undefined, { timeout: 5_000 })).toBeVisible();
    expect(screen.getByText('Dear Gus, a whole letter')).toBeVisible();
    expect(field()).toHaveValue('Dear Gus!');
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(await screen.findByText('Draft saved')).toBeVisible();
    await userEvent.type(field(), '!');
    expect(await screen.findByText('Dear Gus, again', undefined, { timeout: 5_000 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use the other one' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(field()).toHaveValue('Dear Gus, again');
    expect(screen.queryByText('This note was changed elsewhere')).toBeNull();
    expect(changes().map(({ body }) => body)).toEqual([
      { text: 'Dear Gus!', was: ['Dear Gus'], state: 'draft' },
      { text: 'Dear Gus!', was: ['Dear Gus, a whole letter'], state: 'draft' },
      { text: 'Dear Gus!!', was: ['Dear Gus!'], state: 'draft' },
    ]);
  });

  it('is never saved over the other one without being asked to', async () => {
    const { changes } = fakeServer({ [call]: stale('Dear Gus, a whole letter') });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText('This note was changed elsewhere', undefined, { timeout: 5_000 })).toBeVisible();
    await userEvent.type(field(), ' Thank you');
    await new Promise((done) => setTimeout(done, 1_500));
    expect(changes()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'I thanked them by hand instead' }));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]!.body).toMatchObject({ was: ['Dear Gus'], state: 'by-hand' });
    expect(screen.getByText('Dear Gus, a whole letter')).toBeVisible();
  });

  it('that was sent already says so', async () => {
    const detail = 'This note has been sent and can’t be changed.';
    fakeServer({ [call]: refusal(409, { code: 'wrong-state', title: 'That’s no longer possible here.', detail }) });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText(detail, undefined, { timeout: 5_000 })).toBeVisible();
  });

  /** The first answer does not arrive. */
  const lostThen = (later: unknown) => {
    let calls = 0;
    return () => {
      calls += 1;
      if (calls === 1) throw new TypeError('Failed to fetch');
      return later;
    };
  };

  it('may have been saved although the answer was lost', async () => {
    const { changes } = fakeServer({ [call]: lostThen(saved('Dear Gus!!')) });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText(/^Not saved yet/, undefined, { timeout: 5_000 })).toBeVisible();
    await userEvent.type(field(), '!');
    expect(await screen.findByText('Draft saved', undefined, { timeout: 5_000 })).toBeVisible();
    expect(changes()[1]!.body).toEqual({ text: 'Dear Gus!!', was: ['Dear Gus', 'Dear Gus!'], state: 'draft' });
  });

  it('is saved as it was before, once it was typed back after the answer was lost', async () => {
    const { changes } = fakeServer({ [call]: lostThen(saved('Dear Gus')) });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText(/^Not saved yet/, undefined, { timeout: 5_000 })).toBeVisible();
    await userEvent.type(field(), '{Backspace}');
    expect(await screen.findByText('Draft saved', undefined, { timeout: 5_000 })).toBeVisible();
    expect(changes()[1]!.body).toEqual({ text: 'Dear Gus', was: ['Dear Gus', 'Dear Gus!'], state: 'draft' });
  });

  it('that was sent without an answer is not taken for somebody else’s', async () => {
    const { changes } = fakeServer({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
    show();
    fireEvent.change(field(), { target: { value: 'Dear Gus!' } });
    const send = () => fireEvent.submit(field().closest('form')!);
    send();
    await screen.findByText(/We couldn’t reach the shop/);
    fireEvent.change(field(), { target: { value: 'Dear Gus!!' } });
    send();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]!.body).toMatchObject({ text: 'Dear Gus!!', was: ['Dear Gus', 'Dear Gus!'] });
  });

  const soon = { timeout: 5_000 };
  it.each([
    [503, 'unavailable', 'We can’t get to this right now.', /^Not saved yet\. We’ll try again when you type\.$/],
    [429, 'too-many-requests', 'That was a lot at once.', /^Not saved yet\. We’ll try again when you type\.$/],
    [
      401,
      'sign-in-required',
      'Please sign in first.',
      /^Not saved: please sign in first\. What you wrote stays here\./,
    ],
    [404, 'not-found', 'There’s nothing at this address.', /^Not saved: this gift isn’t in your tracker anymore\./],
    [403, 'not-allowed', 'Your role doesn’t allow that.', /^Not saved: you can’t edit this registry anymore\./],
    [409, 'other-account', 'Someone else has signed in.', /^Someone else has signed in\.$/],
  ])('says of a refusal %i %s whether trying again helps', async (status, code, title, words) => {
    fakeServer({ [call]: refusal(status, { code, title }) });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText(words, undefined, soon)).toBeVisible();
    const link = screen.queryByRole('link', { name: 'Sign in' });
    expect(link?.getAttribute('href')).toBe(status === 401 ? '/login?redirect_path=%2Fnote' : undefined);
  });

  it('is saved once the connection is back', async () => {
    let isThere = false;
    fakeServer({
      [call]: () => {
        if (!isThere) throw new TypeError('Failed to fetch');
        return saved('Dear Gus!');
      },
    });
    show();
    await userEvent.type(field(), '!');
    expect(await screen.findByText(/^Not saved yet/, undefined, soon)).toBeVisible();
    isThere = true;
    dispatchEvent(new Event('online'));
    expect(await screen.findByText('Draft saved', undefined, soon)).toBeVisible();
  });

  describe('that was not saved when the session ended', () => {
    const root = document.documentElement;
    beforeEach(() => {
      root.dataset.signedIn = 'ann';
    });
    afterEach(() => {
      delete root.dataset.signedIn;
      sessionStorage.clear();
    });
    /** Writes on until the refusal, and leaves the page. */
    const leave = async () => {
      fakeServer({ [call]: refusal(401, { code: 'sign-in-required', title: 'Please sign in first.' }) });
      show();
      await userEvent.type(field(), '!');
      await screen.findByText(/^Not saved: please sign in/, undefined, soon);
      cleanup();
    };

    it('is there again for the same person, and is saved', async () => {
      await leave();
      const { changes } = fakeServer({ [call]: saved('Dear Gus!') });
      show();
      expect(await screen.findByText('We put back what wasn’t saved yet.')).toBeVisible();
      expect(field()).toHaveValue('Dear Gus!');
      expect(await screen.findByText('Draft saved', undefined, soon)).toBeVisible();
      expect(changes().map(({ body }) => body)).toEqual([{ text: 'Dear Gus!', was: ['Dear Gus'], state: 'draft' }]);
      cleanup();
      show();
      expect(field()).toHaveValue('Dear Gus');
    });

    it('is shown beside what the other parent has saved meanwhile', async () => {
      await leave();
      const { changes } = fakeServer({ [call]: stale('Theirs') });
      show({ ...stored, thanks: { ...stored.thanks, text: 'Theirs' } });
      expect(await screen.findByText('This note was changed elsewhere', undefined, soon)).toBeVisible();
      expect(changes()[0]!.body).toMatchObject({ was: ['Dear Gus'] });
      expect(field()).toHaveValue('Dear Gus!');
      expect(screen.getByText('Theirs')).toBeVisible();
    });

    it('is not shown to somebody else', async () => {
      await leave();
      root.dataset.signedIn = 'bob';
      show();
      expect(field()).toHaveValue('Dear Gus');
    });

    it('is forgotten once it was sent', async () => {
      const assign = vi.fn();
      vi.stubGlobal('location', { assign });
      fakeServer({ [call]: saved('Dear Gus!') });
      show();
      await userEvent.type(field(), '!');
      expect(JSON.stringify({ ...sessionStorage })).toContain('Dear Gus!');
      await userEvent.click(screen.getByRole('button', { name: 'Send by email' }));
      await waitFor(() => expect(assign).toHaveBeenCalledWith('/tracker'));
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('Dear Gus!');
    });
  });

  it('without script, is shown beside the other one, and sent again knowingly', () => {
    const typed = { text: 'Dear\r\nGus!', was: 'Dear\r\nGus', state: 'mailed' };
    const stale = { field: 'text', now: 'Dear Gus, thanks' };
    const refused = {
      errors: { text: 'Was changed elsewhere and is now “Dear Gus, thanks”; save again to use yours' },
      typed,
      sentence: null,
      key: undefined,
      stale,
    };
    const now = { ...stored, thanks: { ...stored.thanks, text: 'Dear Gus, thanks' } };
    const { container } = show(now, refused);
    expect(screen.getByText('This note was changed elsewhere')).toBeVisible();
    expect(screen.getByText('Dear Gus, thanks')).toBeVisible();
    expect(screen.getByRole('link', { name: 'use the other one' })).toHaveAttribute('href', '/note');
    expect(container.querySelector('input[name=was]')).toHaveValue('Dear Gus, thanks');
  });
});
