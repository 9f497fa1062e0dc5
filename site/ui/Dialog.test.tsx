import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog, Drawer } from './Dialog.tsx';
import { WhatIsThis } from './WhatIsThis.tsx';

function Opener({ as: Kind, actions }: { as: typeof Dialog | typeof Drawer; actions?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel the reservation</Button>
      <Kind title="Cancel it?" open={isOpen} onClose={() => setIsOpen(false)} actions={actions}>
        <p>The gift becomes free.</p>
        <form method="dialog">
          <button type="submit">Keep it</button>
        </form>
      </Kind>
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Cancel it?' });
const opener = () => screen.getByRole('button', { name: 'Cancel the reservation' });

describe.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('%s', (_name, as) => {
  const open = async () => {
    render(<Opener as={as} />);
    expect(dialog()).toBeNull();
    await userEvent.click(opener());
    expect(dialog()).toBeVisible();
  };

  it('opens with its title as its name and with the focus on it, not on the close button', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Cancel it?' })).toHaveFocus();
  });

  it('closes by its button and gives the focus back', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('closes by Escape, and opens again', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    await userEvent.click(opener());
    expect(dialog()).toBeVisible();
  });

  it('closes by a press beside it, not by one inside', async () => {
    await open();
    await userEvent.click(screen.getByText('The gift becomes free.'));
    expect(dialog()).toBeVisible();
    await userEvent.click(dialog()!);
    expect(dialog()).toBeNull();
  });

  it('has a place for actions', async () => {
    render(<Opener as={as} actions={<Button look="danger">Cancel it</Button>} />);
    await userEvent.click(opener());
    expect(screen.getByRole('button', { name: 'Cancel it' })).toBeVisible();
  });
});

it('an explanation is a popover of its button', () => {
  render(
    <WhatIsThis id="crowdfund" question="What is a crowdfund?">
      Several people pay for one gift.
    </WhatIsThis>,
  );
  const button = screen.getByRole('button', { name: 'What is a crowdfund?' });
  const note = screen.getByText('Several people pay for one gift.');
  expect(button).toHaveAttribute('popovertarget', note.id);
  expect(note).toHaveAttribute('popover', 'auto');
});
