import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CompareTray } from './CompareTray.island.tsx';
import { $compared } from './compare-store.ts';

const jogger = (gpId: number) => ({
  gpId,
  title: `Jogger ${gpId}`,
  imageUrl: `/pictures/${gpId}.svg`,
  kind: 'joggers',
  kindTitle: 'Jogging strollers',
});
const crib = { gpId: 9, title: 'Crib 9', imageUrl: '/pictures/9.svg', kind: 'cribs', kindTitle: 'Cribs' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const message = () => screen.getByRole('status').textContent;
const stored = () => $compared.get().map(({ gpId }) => gpId);

afterEach(() => $compared.set([]));

describe('the tray of what is compared', () => {
  it('appears with the first product, and leads nowhere with one alone', async () => {
    render(<CompareTray {...jogger(1)} />);
    expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
    await press('Compare');
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'Jogger 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Compare side by side' })).toBeNull();
    expect(message()).toBe('Open another one like it and choose Compare.');
  });

  it('leads from the second product to both side by side, and takes one out again', async () => {
    $compared.set([jogger(1)]);
    render(<CompareTray {...jogger(2)} />);
    await press('Compare');
    expect(message()).toBe('2 to compare.');
    expect(screen.getByRole('link', { name: 'Compare side by side' })).toHaveAttribute('href', '/gp/compare/1,2');
    await press('Compare');
    expect(message()).toBe('Jogger 2 was removed.');
    expect(stored()).toEqual([1]);
  });

  it('refuses a fifth product, and says what to do', async () => {
    $compared.set([1, 2, 3, 4].map(jogger));
    render(<CompareTray {...jogger(5)} />);
    await press('Compare');
    expect(message()).toBe('You can compare up to four products. Remove one to add this one.');
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('says why a product of another category can not join, and starts a new comparison with it', async () => {
    $compared.set([jogger(1), jogger(2)]);
    render(<CompareTray {...crib} />);
    await press('Compare');
    expect(message()).toBe(
      'You’re comparing products in Jogging strollers. Only products in the same category can be compared.',
    );
    expect(stored()).toEqual([1, 2]);
    await press('Start a new comparison');
    expect(stored()).toEqual([9]);
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Start a new comparison' })).toBeNull();
  });

  it('removes one or all, and moves the focus to what is left', async () => {
    $compared.set([jogger(1), jogger(2)]);
    render(<CompareTray {...jogger(3)} />);
    await press('Remove Jogger 1');
    expect(stored()).toEqual([2]);
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
    await press('Clear');
    expect(screen.queryByRole('region', { name: 'Products to compare' })).toBeNull();
    expect(localStorage.getItem('layette-compared')).toBeNull();
  });

  it('is not in the HTML of the server, and appears with what this browser has stored', async () => {
    localStorage.setItem('layette-compared', JSON.stringify([jogger(1)]));
    vi.resetModules();
    const { CompareTray: Tray } = await import('./CompareTray.island.tsx');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Tray {...jogger(2)} />);
    expect(container).not.toHaveTextContent('Clear');
    await act(async () => void hydrateRoot(container, <Tray {...jogger(2)} />));
    expect(within(container).getByRole('img', { name: 'Jogger 1' })).toBeVisible();
    container.remove();
    localStorage.clear();
  });
});
