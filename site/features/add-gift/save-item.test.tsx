import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { queryClient } from '#site/data/query.ts';
import { keepHandedOver, takeHandedOver } from './handed-over.ts';
import { SaveItem } from './SaveItem.island.tsx';
import { saveSharedPath } from './shared-link.ts';

const registries = [
  { id: 'r1', title: 'Olive & Sam', slug: 'olive' },
  { id: 'r2', title: 'A birthday', slug: 'birthday' },
];
const page = { url: 'https://toys.example/a', html: '<title>Stacker</title>' };
const draft = {
  title: 'Stacker',
  url: 'https://toys.example/a',
  storeName: 'Toys',
  priceCents: 3400,
  currency: 'USD',
  imageUrl: null,
  note: '',
  outcome: 'read',
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/registry/save_item');
});
afterEach(() => queryClient.clear());

const handOver = () =>
  history.replaceState(null, '', `/registry/save_item#${encodeURIComponent(JSON.stringify(page))}`);

describe('saving what the browser button handed over', () => {
  it('reads the page, clears the address bar and saves to the chosen list', async () => {
    handOver();
    const { changes } = fakeServer({
      'POST /api/v3/link_readings': { draft },
      'POST /api/v3/registries/r2/reg_items': { regItem: { id: 'i1', title: 'Stacker' }, version: 2, before: null },
      'DELETE /api/v3/registries/r2/reg_items/i1': { version: 3 },
      'POST /api/v3/user/events': { events: [] },
    });
    render(<SaveItem registries={registries} start={{ at: 'link' }} />);
    expect(await screen.findByLabelText('What is it?')).toHaveValue('Stacker');
    expect(location.hash).toBe('');
    expect(changes()[0]).toMatchObject({ body: page });

    await userEvent.selectOptions(screen.getByLabelText('Save to'), 'A birthday');
    await userEvent.click(screen.getByRole('button', { name: 'Add to my registry' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Stacker is on A birthday.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('What is it?')).toHaveValue('Stacker');
    const remembered = { body: { name: 'bookmarklet_used', value: 'yes' } };
    expect(changes()).toHaveLength(4);
    expect(changes()[2]).toMatchObject(remembered);
  });

  it('keeps the link in the form when the page cannot be read now', async () => {
    handOver();
    fakeServer({ 'POST /api/v3/link_readings': refusal(429, { code: 'too-many-requests', title: 'Too many tries' }) });
    render(<SaveItem registries={registries} start={{ at: 'link' }} />);
    expect(await screen.findByLabelText('Link from any store')).toHaveValue(page.url);
  });

  it('waits in this browser while its person signs in, once and for an hour', async () => {
    handOver();
    const { unmount } = render(<SaveItem registries="account" start={{ at: 'link' }} />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect_path=%2Fregistry%2Fsave_item',
    );
    unmount();
    fakeServer({ 'POST /api/v3/link_readings': { draft } });
    render(<SaveItem registries={registries} start={{ at: 'link' }} />);
    expect(await screen.findByLabelText('What is it?')).toHaveValue('Stacker');
    expect(takeHandedOver()).toBeNull();
    keepHandedOver(page, 0);
    expect(takeHandedOver(3_600_000)).toBeNull();
  });

  it('reads nothing when it was opened by hand', () => {
    const { changes } = fakeServer({});
    render(<SaveItem registries={registries.slice(0, 1)} start={{ at: 'link' }} />);
    expect(screen.getByText('To Olive & Sam')).toBeVisible();
    expect(changes()).toEqual([]);
  });
});

describe('what a phone shares', () => {
  it.each([
    [{ url: 'https://toys.example/a' }, '/registry/save_item?url=https%3A%2F%2Ftoys.example%2Fa'],
    [{ text: 'Look at this: https://toys.example/a Lovely' }, '/registry/save_item?url=https%3A%2F%2Ftoys.example%2Fa'],
    [{ title: 'A quilt', text: 'from Grandma' }, '/registry/save_item?step=idea&title=A+quilt'],
    [{ text: 'javascript:alert(1)' }, '/registry/save_item?step=idea&title=javascript%3Aalert%281%29'],
  ])('%o is saved at %s', (shared, path) => {
    expect(saveSharedPath({ title: '', text: '', url: '', ...shared })).toBe(path);
  });
});
