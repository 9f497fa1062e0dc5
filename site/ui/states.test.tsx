import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { LinkButton } from './Button.tsx';
import { Card } from './Card.tsx';
import { Disclosure } from './Disclosure.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Icon } from './Icon.tsx';
import { Progress } from './Progress.tsx';
import { Skeleton } from './Skeleton.tsx';

describe('an empty state', () => {
  it('says what is missing and offers the next step', () => {
    render(
      <EmptyState title="No gifts yet" level={3} actions={<LinkButton href="/share">Share</LinkButton>}>
        When somebody reserves one, you see it here.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No gifts yet' })).toBeVisible();
    expect(screen.getByText('When somebody reserves one, you see it here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '/share');
  });
});

describe('an error', () => {
  it('is announced, word for word, with a link that reloads the current address', () => {
    render(<ErrorState />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Try reloading the page.');
    // An empty address is the current one.
    expect(screen.getByText('Reload this page')).toHaveAttribute('href', '');
  });

  it('may say what happened and what to do in words of its own', () => {
    render(<ErrorState title="The list did not load">Nothing was lost.</ErrorState>);
    expect(screen.getByRole('alert')).toHaveTextContent('The list did not loadNothing was lost.');
    expect(screen.queryByText('Reload this page')).toBeNull();
  });
});

describe('progress', () => {
  it('says how much is done of what', () => {
    render(<Progress label="Gifts" value={3} max={12} words="3 of 12" />);
    const bar = screen.getByRole('progressbar', { name: 'Gifts' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '12']);
    expect(screen.getByText('3 of 12')).toBeVisible();
  });

  it('of unknown length has no value', () => {
    render(<Progress label="Importing" />);
    expect(screen.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute('value');
  });
});

it('a disclosure opens by its question, and belongs to a group', async () => {
  render(
    <Disclosure title="How long may I return it?" group="faq">
      Nine months.
    </Disclosure>,
  );
  const details = screen.getByRole('group');
  expect(details).toHaveAttribute('name', 'faq');
  await userEvent.click(screen.getByText('How long may I return it?'));
  expect(details).toHaveAttribute('open');
});

describe('a person', () => {
  it('is decoration where the name stands beside it', () => {
    const { container } = render(<Avatar name="Robin Vale" />);
    expect(container).toHaveTextContent('RV');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is named where nothing else does', () => {
    render(<Avatar name="Kim" label src="/kim.jpg" />);
    expect(screen.getByRole('img', { name: 'Kim' })).toBeVisible();
  });
});

it('an icon is silent unless it has a label', () => {
  render(
    <>
      <Icon name="check" />
      <Icon name="warning" label="Careful" />
    </>,
  );
  expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(['Careful']);
});

it('a card can be any box', () => {
  render(
    <Card as="section" aria-label="Shipping">
      Free
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent('Free');
});

it('a skeleton is hidden from screen readers', () => {
  const { container } = render(<Skeleton className="h-4" />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
