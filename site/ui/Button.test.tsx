import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, IconButton, LinkButton } from './Button.tsx';
import { Badge, Chip, LinkChip } from './Chip.tsx';

describe('a button', () => {
  it('is pressed by mouse and keyboard, and sends no form unless it says so', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>Add</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('that is busy keeps its name and its focus, and ignores presses', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event) => event.preventDefault());
    const button = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(button(false));
    screen.getByRole('button').focus();
    rerender(button(true));
    const saving = screen.getByRole('button', { name: 'Save', busy: true });
    await userEvent.click(saving);
    await userEvent.keyboard('{Enter}');
    expect(saving).toHaveFocus();
    expect(saving).toHaveAttribute('aria-disabled', 'true');
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
  });

  it('that is disabled cannot be pressed', async () => {
    const onClick = vi.fn();
    render(
      <Button disabled onClick={onClick}>
        Add
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('of an icon alone is named by its label', () => {
    render(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  });

  it('that leads elsewhere is a link', () => {
    render(
      <LinkButton href="/store" icon="onward">
        To the store
      </LinkButton>,
    );
    expect(screen.getByRole('link', { name: 'To the store' })).toHaveAttribute('href', '/store');
  });
});

describe('a chip', () => {
  it('says whether it is pressed only where it is a toggle', () => {
    render(
      <>
        <Chip pressed>In stock</Chip>
        <Chip pressed={false}>Brand</Chip>
        <Chip>Sort</Chip>
      </>,
    );
    expect(screen.getByRole('button', { name: 'In stock', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Brand', pressed: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sort' })).not.toHaveAttribute('aria-pressed');
  });

  it('can be a link that marks the current page', () => {
    render(
      <LinkChip href="/store" aria-current="page">
        Store
      </LinkChip>,
    );
    expect(screen.getByRole('link', { name: 'Store', current: 'page' })).toHaveAttribute('href', '/store');
  });
});

it('a badge is text', () => {
  render(<Badge tone="sale">20% off</Badge>);
  expect(screen.getByText('20% off')).toBeVisible();
});
