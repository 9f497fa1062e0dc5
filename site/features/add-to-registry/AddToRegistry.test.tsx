import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { forgetVisitor, productOnRegistry, registryAnswers, signIn } from '#scripts/testing/own-registries.ts';
import { Toasts } from '#site/ui/toasts.tsx';
import { AddToRegistry } from './AddToRegistry.tsx';
import { savePendingItem, takePendingItem } from './pending-item.ts';

afterEach(forgetVisitor);

const goods = { isCrowdfund: false, isFavor: false, isCashFund: false, isElectronicGiftCard: false };
const path = '/gp/meadow-stroller/7/70';
const signUpPath = '/signup?redirect_path=%2Fgp%2Fmeadow-stroller%2F7%2F70';

function open(answers: Record<string, unknown> = {}, props: Partial<Parameters<typeof AddToRegistry>[0]> = {}) {
  const server = fakeServer(answers);
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const page = (changes: Partial<Parameters<typeof AddToRegistry>[0]> = {}) => (
    <>
      <AddToRegistry
        productId={70}
        gpId={7}
        title="Meadow Stroller"
        path={path}
        kind={goods}
        full
        {...props}
        {...changes}
      />
      <Toasts />
    </>
  );
  const { rerender } = render(page());
  return { ...server, assign, showVariant: (productId: number) => rerender(page({ productId })) };
}
const addButton = () => screen.getByRole('button', { name: 'Add to registry' });
const add = () => userEvent.click(addButton());
const addedLink = () => screen.findByRole('link', { name: 'In your registry' });

describe('a visitor', () => {
  it('follows a link to sign-up and back, and what was wanted is remembered', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: /^One more/ }));
    const link = screen.getByRole('link', { name: 'Add to registry' });
    expect(link).toHaveAttribute('href', signUpPath);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(takePendingItem(70)).toEqual({ productId: 70, quantity: 2, note: '', waitsFor: 'account' });
  });

  it('has a form that leads to a page of its own without script', () => {
    open();
    const form = addButton().closest('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/registry/add-product/70', 'get']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ quantity: '1' });
  });

  it('whose session has ended is sent to sign-up', async () => {
    signIn();
    const { assign } = open({ 'GET /api/v3/user': { user: null } });
    await add();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(signUpPath));
    expect(takePendingItem(70)).toMatchObject({ productId: 70, waitsFor: 'account' });
  });
});

describe('coming back from signing up', () => {
  const pending = { productId: 70, quantity: 3, note: 'Sage', waitsFor: 'account' } as const;

  it('finds the product added, with the number wanted', async () => {
    signIn();
    savePendingItem(pending);
    const { changes } = open(registryAnswers());
    await addedLink();
    expect(changes()).toMatchObject([{ body: { kind: 'product', productId: 70, quantity: 3, note: 'Sage' } }]);
    expect(await screen.findByText('Added to List r1: Meadow Stroller')).toBeVisible();
  });

  it('leads on to creating a registry, and adds after that', async () => {
    signIn();
    savePendingItem(pending);
    const { assign } = open(registryAnswers({ roles: {} }));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('/registry/new?redirect_path=%2Fgp%2Fmeadow-stroller%2F7%2F70'),
    );
    expect(takePendingItem(70)).toEqual({ ...pending, waitsFor: 'registry' });
  });

  it('leads there only once: Back is a change of mind', async () => {
    signIn();
    savePendingItem({ ...pending, waitsFor: 'registry' });
    const { assign, sent } = open(registryAnswers({ roles: {} }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/v3/registries'));
    await waitFor(() => expect(takePendingItem(70)).toBeNull());
    expect(assign).not.toHaveBeenCalled();
  });

  it('adds nothing for another product', async () => {
    signIn();
    savePendingItem({ ...pending, productId: 60 });
    const { changes, sent } = open(registryAnswers());
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('GET /api/v3/registries/r1/shop'));
    expect(changes()).toEqual([]);
  });
});

describe('adding', () => {
  it('is shown at once, moves the focus along, and says where it went', async () => {
    signIn();
    open(registryAnswers());
    await add();
    expect(await addedLink()).toHaveFocus();
    expect(await addedLink()).toHaveAttribute('href', '/list/r1');
    expect(await screen.findByText('Added to List r1: Meadow Stroller')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/list/r1');
  });

  it('is undone from the message', async () => {
    signIn();
    const { changes } = open({ ...registryAnswers(), 'DELETE /api/v3/registries/r1/reg_items/i70': { version: 2 } });
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Removed from List r1: Meadow Stroller')).toBeVisible();
    expect(addButton()).toBeVisible();
    expect(changes().at(-1)!.call).toBe('DELETE /api/v3/registries/r1/reg_items/i70');
  });

  it('undoes only what it added where some were on the registry already', async () => {
    signIn();
    const answers = registryAnswers({ products: { r1: [productOnRegistry(70, 3)] } });
    const { changes, showVariant } = open({
      ...answers,
      'GET /api/v3/registries/r1/shop': () => new Promise(() => undefined),
      'PATCH /api/v3/registries/r1/reg_items/i70': { regItem: {}, version: 2 },
    });
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('It’s back the way it was.')).toBeVisible();
    expect(changes().at(-1)).toMatchObject({ body: { quantity: 3, note: 'The oat one' } });
    showVariant(71);
  });

  it('ends busy and shows the button again when it is refused; trying again keeps the key', async () => {
    signIn();
    let attempts = 0;
    const answers = registryAnswers();
    const succeed = answers['POST /api/v3/registries/r1/reg_items'] as (sent: unknown) => unknown;
    const { changes } = open({
      ...answers,
      'POST /api/v3/registries/r1/reg_items': async (sent: unknown) => {
        attempts += 1;
        await new Promise((resolve) => setTimeout(resolve, 30));
        if (attempts > 1) return succeed(sent);
        return refusal(429, { code: 'too-many-requests', title: 'Slow down.', facts: { retryAfterSeconds: 4 } });
      },
    });
    await userEvent.dblClick(addButton());
    expect(await screen.findByText(/try again in 4 seconds/)).toBeVisible();
    expect(changes()).toHaveLength(1);
    expect(addButton()).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await addedLink();
    expect(changes()[0]!.key).toBe(changes()[1]!.key);
  });

  it('shows the product as added again when Undo fails, and Undo can be tried again', async () => {
    signIn();
    let attempts = 0;
    open({
      ...registryAnswers(),
      'DELETE /api/v3/registries/r1/reg_items/i70': () => {
        attempts += 1;
        if (attempts === 1) return refusal(409, { code: 'below-taken', title: 'Someone has reserved it.' });
        return { version: 2 };
      },
    });
    await add();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Someone has reserved it.')).toBeVisible();
    expect(await addedLink()).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Removed from List r1: Meadow Stroller')).toBeVisible();
  });
});

describe('the registry', () => {
  it('marks what is on it already, for each variant of its own', async () => {
    signIn();
    const { showVariant } = open(registryAnswers({ products: { r1: [productOnRegistry(70, 1)] } }));
    expect(await addedLink()).toHaveAttribute('href', '/list/r1');
    showVariant(71);
    expect(addButton()).toBeInTheDocument();
  });

  it('is chosen among those that one may add to, the current one first, where there are several', async () => {
    signIn();
    const roles = { r3: 'viewer', r1: 'owner', r4: 'helper', r2: 'editor' };
    const { changes } = open(registryAnswers({ roles, products: { r1: [productOnRegistry(70, 1)] } }));
    const select = await screen.findByRole('combobox', { name: 'Add to' });
    expect([...(select as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['List r2', 'List r1']);
    expect(addButton()).toBeInTheDocument();
    await userEvent.selectOptions(select, 'List r1');
    expect(await addedLink()).toHaveAttribute('href', '/list/r1');
    await userEvent.selectOptions(select, 'List r2');
    await add();
    await addedLink();
    expect(changes()[0]!.call).toBe('POST /api/v3/registries/r2/reg_items');
  });

  it('is not asked about by a visitor', () => {
    const { sent } = open();
    expect(sent).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('changes nothing when the server does not answer', async () => {
    signIn();
    const { sent } = open({ 'GET /api/v3/user': refusal(500, { code: 'internal', title: 'Sorry.' }) });
    await waitFor(() => expect(sent).not.toEqual([]));
    expect(addButton()).toBeInTheDocument();
    expect(screen.queryByText('Sorry.')).toBeNull();
  });
});

describe('a note', () => {
  const openNote = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'One more: Quantity of Meadow Stroller' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add with a note' }));
  };

  it('is asked for in a dialog that knows the number', async () => {
    signIn();
    const { changes } = open(registryAnswers());
    await openNote();
    expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2);
    await userEvent.type(screen.getByLabelText(/^Note for your guests/), '  The sage one ');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to registry' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes()[0]).toMatchObject({ body: { quantity: 2, note: 'The sage one' } });
  });

  it('stays as it was typed when adding fails', async () => {
    signIn();
    open({
      ...registryAnswers(),
      'POST /api/v3/registries/r1/reg_items': () => refusal(503, { code: 'busy', title: 'We are busy.' }),
    });
    await openNote();
    await userEvent.type(screen.getByLabelText(/^Note for your guests/), 'The sage one');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to registry' }).at(-1)!);
    expect(await screen.findByText('We are busy.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Add to registry' })).toBeVisible();
    expect(screen.getByLabelText(/^Note for your guests/)).toHaveValue('The sage one');
  });
});

it('is told apart by its name on a card', () => {
  open({}, { full: false, small: true });
  expect(screen.getByRole('link', { name: 'Add to registry: Meadow Stroller' })).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
