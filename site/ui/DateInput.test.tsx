import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DateInput } from './DateInput.tsx';

it('says the chosen day in words', () => {
  render(<DateInput name="day" label="Due date" min="2026-01-01" />);
  const input = screen.getByLabelText('Due date');
  expect(input).toHaveAttribute('type', 'date');
  expect(screen.getByRole('status')).toHaveTextContent('');
  fireEvent.change(input, { target: { value: '2027-06-14' } });
  expect(screen.getByRole('status')).toHaveTextContent('Monday, June 14, 2027');
});

it('says the day that it begins with', () => {
  render(<DateInput name="day" label="Due date" defaultValue="2027-06-15" />);
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-06-15');
  expect(screen.getByRole('status')).toHaveTextContent('Tuesday, June 15, 2027');
});
