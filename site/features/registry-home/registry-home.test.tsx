import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeedItem, SetupGoalState } from '#contracts/registry-home.schemas.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { $toast } from '#site/ui/toasts.tsx';
import { Feed } from './Feed.island.tsx';
import { Goals } from './Goals.island.tsx';
import { $setupGoals } from './home-store.ts';
import { NextStep } from './NextStep.island.tsx';

beforeEach(() => {
  $toast.set(null);
  $setupGoals.set(null);
});

const goals: SetupGoalState[] = [
  { goal: 'day', isDone: true, canMark: false },
  { goal: 'share', isDone: false, canMark: true },
];
const image = { url: '/pictures/a.svg', alt: 'A crib' };

describe('setting up', () => {
  const show = (canEdit = true) =>
    render(
      <>
        <NextStep goals={goals} registryType="baby" allDone="Rest." image={image} />
        <Goals registryId="r1" registryType="baby" goals={goals} canEdit={canEdit} />
      </>,
    );

  it('marks what only a person can tell, and the next step follows', async () => {
    const { changes } = fakeServer({
      'PUT /api/v3/registries/r1/registry_setup_goals': { goals: goals.map((goal) => ({ ...goal, isDone: true })) },
    });
    show();
    expect(screen.getByRole('heading', { name: 'Share your list' })).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark done: Share your list' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
    expect(changes()[0]!.body).toEqual({ goal: 'share', isDone: true });
  });

  it('is only looked at by who may not change it', () => {
    show(false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the feed', () => {
  const item = (id: string): FeedItem => ({
    kind: 'checklist',
    id,
    title: `Entry ${id}`,
    path: '/catalog',
    missing: ['A'],
  });
  const show = (nextCursor: string | null = null) =>
    render(<Feed feedItems={[item('a'), item('b')]} nextCursor={nextCursor} />);
  const titles = () => screen.queryAllByRole('listitem').map((one) => within(one).getByRole('link').textContent);
  const dismiss = 'POST /api/v3/feed_item_dismissals';

  it('puts an entry away at once, and brings it back by Undo', async () => {
    const { changes } = fakeServer({ [dismiss]: {} });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Entry a' }));
    expect(titles()).toHaveLength(1);
    $toast.get()!.action!.run();
    await waitFor(() => expect(titles()).toHaveLength(2));
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([{ feedItemId: 'a' }, { feedItemId: 'a', isDismissed: false }]),
    );
  });

  it('shows an entry again when putting it away is refused', async () => {
    fakeServer({ [dismiss]: refusal(503, { code: 'busy', title: 'Busy.' }) });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Entry a' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('brings back by Undo one entry alone, and loads no entry again that was put away', async () => {
    fakeServer({ [dismiss]: {}, 'GET /api/v3/feed': { feedItems: [item('b'), item('c')], nextCursor: null } });
    show('key');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Entry a' }));
    const undo = $toast.get()!.action!.run;
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Entry b' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    act(undo);
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Dismiss: Entry a' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dismiss: Entry b' })).toBeNull();
  });

  it('loads the next page behind the first', async () => {
    fakeServer({ 'GET /api/v3/feed': { feedItems: [item('b'), item('c')], nextCursor: null } });
    show('key');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when there is nothing', () => {
    render(<Feed feedItems={[]} nextCursor={null} />);
    expect(screen.getByText(/^Nothing new right now/)).toBeVisible();
  });
});
