import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DueDateForm } from './DueDateForm.island.tsx';
import { ageText, awayText } from './due-date-text.ts';
import { readDueDate } from './read-due-date.ts';
import { Timeline } from './Timeline.tsx';
import { timelineOf } from './timeline.ts';

const today = '2026-11-23';
const read = (fields: Record<string, string>) => readDueDate((name) => fields[name] ?? null, today);

describe('what the calculator reads', () => {
  it.each([
    [{ method: 'last-period', period: '2026-06-08', cycleDays: '28' }, '2027-03-15'],
    [{ method: 'last-period', period: '6/8/2026' }, '2027-03-15'],
    [{ method: 'conception', conceived: '2026-06-22' }, '2027-03-15'],
    [{ method: 'ivf', transfer: '2026-06-27', embryoDays: '5' }, '2027-03-15'],
    [{ method: 'ivf', transfer: '2026-06-25', embryoDays: '3' }, '2027-03-15'],
    [{ method: 'ultrasound', scan: '2026-08-20', weeks: '10', days: '3' }, '2027-03-15'],
    [{ method: 'known', due: '2027-03-15' }, '2027-03-15'],
    [{ method: 'nonsense', period: '2026-06-08' }, '2027-03-15'],
  ])('%o', (fields, dueDate) => expect(read(fields)).toEqual({ dueDate }));

  it.each([
    [{ method: 'last-period' }, 'period', /Choose a day/],
    [{ method: 'known', due: '2027-02-30' }, 'due', /Choose a day/],
    [{ method: 'last-period', period: '2026-06-08', cycleDays: '60' }, 'cycleDays', /20 to 45/],
    [{ method: 'ultrasound', scan: '2026-08-20', weeks: '2' }, 'weeks', /4 to 41/],
    [{ method: 'ultrasound', scan: '2026-08-20', weeks: '10', days: '7' }, 'days', /0 to 6/],
    [{ method: 'last-period', period: '2027-01-01' }, 'period', /hasn’t come yet/],
    [{ method: 'last-period', period: '2016-06-08' }, 'period', /due date of March 15, 2017\. We count/],
    [{ method: 'known', due: '2030-01-01' }, 'due', /from November 23, 2024, to November 23, 2027/],
  ])('asks again for %o', (fields, field, message) => {
    const answer = read(fields as Record<string, string>);
    expect(answer).toMatchObject({ problem: { field, message: expect.stringMatching(message) } });
  });
});

describe('the calculator', () => {
  const open = (asked?: Parameters<typeof DueDateForm>[0]['asked']) =>
    render(<DueDateForm asked={asked} today={() => today} />);

  it('answers while somebody types, with a way to the page of the date', async () => {
    open();
    await userEvent.type(screen.getByLabelText('First day of your last period'), '2026-06-08');
    expect(screen.getByText('Monday, March 15, 2027')).toBeVisible();
    expect(screen.getByText('24 weeks along today. 112 days to go.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Tests, weeks/ })).toHaveAttribute(
      'href',
      '/due-date-calculator/2027-03-15',
    );
    await userEvent.clear(screen.getByLabelText('Length of your cycle, in days'));
    await userEvent.type(screen.getByLabelText('Length of your cycle, in days'), '32');
    expect(screen.getByText('Friday, March 19, 2027')).toBeVisible();
  });

  it('counts from each way that is chosen', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: 'IVF transfer' }));
    await userEvent.type(screen.getByLabelText('Day of the transfer'), '2026-06-27');
    expect(screen.getByText('Monday, March 15, 2027')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Age of the embryo'), 'Day 3');
    expect(screen.getByText('Wednesday, March 17, 2027')).toBeVisible();
  });

  it('says beside the field what is missing', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'See my dates' }));
    const period = screen.getByLabelText('First day of your last period');
    expect(period).toHaveFocus();
    expect(period).toBeInvalid();
    expect(period).toHaveAccessibleDescription(/Choose a day/);
  });

  it('shows what was asked without script, and why there is no answer', () => {
    open({ typed: { method: 'known', due: '2030-01-01' }, problem: { field: 'due', message: 'Too far.' } });
    expect(screen.getByRole('radio', { name: 'I know the date' })).toBeChecked();
    expect(screen.getByLabelText('Your due date')).toHaveValue('2030-01-01');
    expect(screen.getByLabelText('Your due date')).toHaveAccessibleDescription(/Too far/);
  });

  it('has a note for an age from 10 to 60, which the form does not send', async () => {
    open();
    const age = screen.getByRole<HTMLInputElement>('spinbutton', { name: /Age on the due date/ });
    expect(age.form).toBeNull();
    for (const [typed, note] of [
      ['36', /35 or older/],
      ['16', /at any age/],
      ['28', /usual visits/],
    ] as const) {
      await userEvent.clear(age);
      await userEvent.type(age, typed);
      expect(screen.getByText(note)).toBeVisible();
    }
    for (const typed of ['9', '61']) {
      await userEvent.clear(age);
      await userEvent.type(age, typed);
      expect(age).toHaveAccessibleDescription(/from 10 to 60/);
    }
  });
});

describe('the timeline', () => {
  const date = (id: string, week: number, more: object = {}) =>
    ({ id, title: id, sentence: 'S', kind: 'test', week, ...more }) as Parameters<typeof timelineOf>[0][number];
  const shown = (dates: Parameters<typeof timelineOf>[0], dueDate = '2027-03-15') => timelineOf(dates, dueDate, today);

  it('has dates by trimester, and marks what is now', () => {
    render(<Timeline trimesters={shown([date('early', 10, { toWeek: 13 }), date('now', 24), date('late', 36)])} />);
    const first = within(screen.getByRole('region', { name: 'First trimester' }));
    expect(first.getByText('Aug 17 to Sep 13')).toBeVisible();
    expect(first.getByRole('heading', { name: 'early' })).toBeVisible();
    const now = within(screen.getByRole('region', { name: 'Second trimester' })).getByRole('listitem');
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(now).toHaveTextContent('Week 24');
    const last = within(screen.getByRole('region', { name: 'Third trimester' })).getByRole('listitem');
    expect(last).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['2027-03-15', true],
    ['2027-07-15', false],
  ])('leaves out what is not in season, for %s: %s', (dueDate, isShown) => {
    const [, , third] = shown([date('rsv', 32, { toWeek: 36, months: [9, 10, 11, 12, 1] })], dueDate);
    expect(third!.steps).toHaveLength(isShown ? 1 : 0);
  });
});

it.each([
  [{ weeks: 0, days: 1 }, '1 day'],
  [{ weeks: 1, days: 0 }, '1 week'],
  [{ weeks: 12, days: 3 }, '12 weeks and 3 days'],
])('%o is %s', (age, text) => expect(ageText(age)).toBe(text));

it.each([
  [0, 'That’s today'],
  [1, '1 day to go'],
  [-3, '3 days ago'],
])('%i days left: %s', (days, text) => expect(awayText(days)).toBe(text));
