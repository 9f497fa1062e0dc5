import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changedFields, readKnownValues } from '#contracts/changed-fields.ts';
import { endpoint } from '#contracts/endpoint.ts';
import type { FormFields } from '#contracts/form-fields.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { leavingMs } from '#site/data/leaving.ts';
import { Checkbox, Radio } from '#site/ui/Choice.tsx';
import { DateInput } from '#site/ui/DateInput.tsx';
import { QuantityStepper } from '#site/ui/QuantityStepper.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { Form, SubmitButton } from './Form.tsx';
import { useInitialValues } from './use-initial-values.ts';

interface Change {
  params: { id: number };
  body: Record<string, unknown>;
  response: object;
}
const change = endpoint<Change>('PATCH', '/api/things/{id}');
const call = 'PATCH /api/things/7';

/** One control of the design system, with the value that is saved. */
interface Kind {
  Control: () => ReactElement;
  saved: unknown;
  read: (fields: FormFields) => unknown;
  /** Types or chooses another value, or the saved one again. */
  to: (value: 'other' | 'saved') => void;
  other: unknown;
}

const label = 'Value';
const labelled = () => screen.getByLabelText<HTMLInputElement>(label);
const text = (fields: FormFields) => fields.text('value');
const number = (fields: FormFields) => fields.number('value');
const isChecked = (fields: FormFields) => fields.isChecked('value');
const typed =
  (saved: string, other: string): Kind['to'] =>
  (value) =>
    void fireEvent.change(labelled(), { target: { value: value === 'saved' ? saved : other } });
const toggled = () => void fireEvent.click(labelled());
const options = ['red', 'blue'].map((value) => ({ value, label: value }));
const pressed: Kind['to'] = (value) => {
  const step = value === 'other' ? /One more/ : /One less/;
  for (let times = 0; times < 2; times += 1) fireEvent.click(screen.getByRole('button', { name: step }));
};

function KeptText() {
  const [value, setValue] = useState('Saved');
  return <Textarea name="value" label={label} value={value} onChange={({ target }) => setValue(target.value)} />;
}
function KeptChoice() {
  const [value, setValue] = useState('red');
  return (
    <Select
      name="value"
      label={label}
      options={options}
      value={value}
      onChange={({ target }) => setValue(target.value)}
    />
  );
}
function KeptBox() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox name="value" label={label} checked={checked} onChange={({ target }) => setChecked(target.checked)} />
  );
}
const words = { saved: 'Saved', other: 'Other', read: text, to: typed('Saved', 'Other') };
const day = { saved: '2027-03-15', other: '2027-04-16', read: text, to: typed('2027-03-15', '2027-04-16') };
const choice = { saved: 'red', other: 'blue', read: text, to: typed('red', 'blue') };
const count = { saved: 1, other: 3, read: number };
const box = { saved: false, other: true, read: isChecked, to: toggled };

const kinds: Record<string, Kind> = {
  'a text input': { ...words, Control: () => <TextInput name="value" label={label} defaultValue="Saved" /> },
  'a text area': { ...words, Control: () => <Textarea name="value" label={label} defaultValue="Saved" /> },
  'a text area whose component keeps the value': { ...words, Control: KeptText },
  'a number input': {
    ...count,
    Control: () => <TextInput name="value" label={label} type="number" defaultValue={1} />,
    to: typed('1', '3'),
  },
  'a quantity that is typed': {
    ...count,
    Control: () => <QuantityStepper name="value" label={label} defaultValue={1} />,
    to: typed('1', '3'),
  },
  'a quantity whose buttons are pressed': {
    ...count,
    Control: () => <QuantityStepper name="value" label={label} defaultValue={1} />,
    to: pressed,
  },
  'a day': { ...day, Control: () => <TextInput name="value" label={label} type="date" defaultValue="2027-03-15" /> },
  'a day in words': { ...day, Control: () => <DateInput name="value" label={label} defaultValue="2027-03-15" /> },
  'a select': { ...choice, Control: () => <Select name="value" label={label} options={options} defaultValue="red" /> },
  'a select whose component keeps the value': { ...choice, Control: KeptChoice },
  'a checkbox': { ...box, Control: () => <Checkbox name="value" label={label} /> },
  'a checkbox whose component keeps the value': { ...box, Control: KeptBox },
  'radio buttons': {
    Control: () => (
      <>
        <Radio name="value" value="all" label="Everybody" defaultChecked />
        <Radio name="value" value="some" label="A few" />
      </>
    ),
    saved: 'all',
    other: 'some',
    read: text,
    to: (value) => void fireEvent.click(screen.getByLabelText(value === 'saved' ? 'Everybody' : 'A few')),
  },
};

function Thing({ Control, saved, read }: Kind) {
  const was = useInitialValues({ value: saved });
  return (
    <Form
      endpoint={change}
      params={{ id: 7 }}
      name="thing"
      page="/thing"
      leadsTo="/things"
      was={was}
      body={(fields) => ({ ...changedFields({ value: read(fields) }, readKnownValues(fields), ['value']) })}
    >
      <Control />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

const button = () => screen.getByRole('button', { name: 'Save' });
const save = () => fireEvent.submit(button().closest('form')!);
const waitUntilIdle = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-busy', 'true'));
const shown = () => new FormData(button().closest('form')!).getAll('value');
/** As in WebKit, which resets such a form. */
function comeBack() {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  button().closest('form')!.reset();
}
const stored = () => JSON.stringify({ ...sessionStorage });
const root = document.documentElement;

beforeEach(() => {
  root.dataset.signedIn = 'ann';
  vi.stubGlobal('location', { assign: vi.fn(), pathname: '/thing', search: '' });
});
afterEach(() => {
  delete root.dataset.signedIn;
  sessionStorage.clear();
  vi.useRealTimers();
});

describe.each(Object.entries(kinds))('of %s', (_, kind) => {
  const { saved, other, to } = kind;

  it('what was not saved is put back with a notice, and discarded by its button', async () => {
    const { changes } = fakeServer({ [call]: {} });
    render(<Thing {...kind} />);
    to('other');
    await waitFor(() => expect(stored()).toContain('thing'));
    const kept = { ...sessionStorage };
    document.body.innerHTML = '';
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
    render(<Thing {...kind} />);
    const discard = await screen.findByRole('button', { name: 'Discard it' });
    const put = shown();
    fireEvent.click(discard);
    expect(screen.queryByRole('button', { name: 'Discard it' })).toBeNull();
    expect(shown()).not.toEqual(put);
    await waitFor(() => expect(stored()).not.toContain('thing'));
    save();
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]!.body).toEqual({});
  });

  it.each([
    ['lost', () => Promise.reject(new TypeError('reset'))],
    ['a proxy’s page', () => new Response('<h1>504 Gateway Time-out</h1>', { status: 504 })],
  ])('the saved value is sent again after another one whose answer was %s', async (_, answer) => {
    const { changes } = fakeServer({ [call]: answer });
    render(<Thing {...kind} />);
    to('other');
    save();
    await screen.findByRole('alert');
    to('saved');
    save();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().map(({ body }) => body)).toEqual([
      { value: other, was: { value: saved } },
      { value: saved, was: { value: saved }, tried: [{ value: other }] },
    ]);
  });

  it('the saved value is not sent again after a refusal', async () => {
    const refused = refusal(422, { code: 'invalid-input', title: 'No.' });
    const { changes } = fakeServer({ [call]: refused });
    render(<Thing {...kind} />);
    to('other');
    save();
    await screen.findByRole('alert');
    to('saved');
    save();
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes()[1]!.body).toEqual({});
  });

  it.each(['back', 'late'])(
    'the earlier value is a change once another one is saved and the page is there (%s)',
    async (how) => {
      if (how === 'late') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
      const { changes } = fakeServer({ [call]: {} });
      render(<Thing {...kind} />);
      to('other');
      save();
      const chosen = shown();
      await waitFor(() => expect(location.assign).toHaveBeenCalled());
      act(() => {
        if (how === 'late') vi.advanceTimersByTime(leavingMs);
        else comeBack();
      });
      await waitUntilIdle();
      await waitFor(() => expect(shown()).toEqual(chosen));
      to('saved');
      save();
      await waitFor(() => expect(changes()).toHaveLength(2));
      expect(changes()[1]!.body).toEqual({ value: saved, was: { value: other } });
    },
  );
});
