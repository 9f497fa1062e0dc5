import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Day } from './Day.tsx';

it.each(['2026-03-05', Date.UTC(2026, 2, 5, 23, 59)])('the day of %s is written as people write it', (on) => {
  render(<Day on={on} />);
  expect(screen.getByText('March 5, 2026')).toHaveAttribute('datetime', '2026-03-05');
});
