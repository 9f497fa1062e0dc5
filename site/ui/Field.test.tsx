import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox, ChoiceGroup, Radio } from './Choice.tsx';
import { FormState } from './Field.tsx';
import { Select } from './Select.tsx';
import { Textarea, TextInput } from './TextInput.tsx';

const types = ['text', 'password', 'email', 'date', 'number', 'url', 'tel', 'search'] as const;

describe('a text field', () => {
  it.each(types)('of type %s says its type, exactly once', (type) => {
    const html = renderToStaticMarkup(<TextInput name="it" label="It" type={type} />);
    expect(html.match(/ type="[a-z]*"/g)).toEqual([` type="${type}"`]);
  });

  it('hides a password while it is typed', async () => {
    render(<TextInput name="password" label="Password" type="password" />);
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'open sesame');
    expect(input).toHaveAttribute('type', 'password');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is named by its label, and required unless it is optional', () => {
    render(
      <>
        <TextInput name="name" label="Your name" />
        <TextInput name="note" label="Note" optional />
        <TextInput name="either" label="One of two" required={false} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Your name' })).toBeRequired();
    expect(screen.getByRole('textbox', { name: /^Note.*optional/ })).not.toBeRequired();
    expect(screen.getByRole('textbox', { name: 'One of two' })).not.toBeRequired();
  });

  it('is described by its error first, then by its hint', () => {
    render(<TextInput name="email" label="Email" hint="For the link." error="Write it like robin@example.com." />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Write it like robin@example.com. For the link.');
  });

  it('without messages is described by nothing', () => {
    render(<TextInput name="email" label="Email" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  });

  it('shows the message that the form around it has for its name, and what was typed', () => {
    render(
      <FormState value={{ errors: { email: 'Must be given' }, typed: { name: 'Olive' } }}>
        <TextInput name="email" id="buyer-email" label="Email" />
        <TextInput name="name" label="Name" />
      </FormState>,
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Must be given');
    expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Olive');
  });

  it('keeps its label for screen readers where it is hidden', () => {
    render(<TextInput name="term" label="Search" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible();
  });

  it.each(['', 'Saved before'])('of many lines over "%s" keeps what was typed before its script was there', (saved) => {
    const onInput = vi.fn();
    const area = <Textarea name="note" label="Note" defaultValue={saved} onInput={onInput} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(area);
    const early = container.querySelector('textarea')!;
    early.value = 'Typed early';
    early.setSelectionRange(5, 5);
    const { unmount } = render(area, { container, hydrate: true });
    expect(screen.getByLabelText('Note')).toHaveValue('Typed early');
    expect(early.selectionStart).toBe(5);
    expect(onInput).toHaveBeenCalledTimes(saved === '' ? 0 : 1);
    unmount();
  });

  it('of many lines that is drawn anew starts with its own text', async () => {
    const { rerender } = render(<Textarea key="one" name="note" label="Note" defaultValue="One" />);
    await userEvent.type(screen.getByLabelText('Note'), ' more');
    rerender(<Textarea key="two" name="note" label="Note" defaultValue="Two" />);
    expect(screen.getByLabelText('Note')).toHaveValue('Two');
  });

  it('of many lines works alike', () => {
    render(<Textarea name="note" label="A note" error="Too long" maxLength={5} />);
    const area = screen.getByRole('textbox', { name: 'A note' });
    expect(area).toHaveAccessibleDescription('Too long');
    expect(area).toHaveAttribute('maxlength', '5');
  });
});

describe('a choice from a list', () => {
  const options = [
    { value: 'OR', label: 'Oregon' },
    { value: 'WA', label: 'Washington' },
  ];

  it('starts with no choice, and gives the chosen value', async () => {
    render(<Select name="state" label="State" placeholder="Choose a state" options={options} />);
    const select = screen.getByRole('combobox', { name: 'State' });
    expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Washington');
    expect(select).toHaveValue('WA');
  });

  it('starts with its default', () => {
    render(<Select name="state" label="State" options={options} defaultValue="WA" hint="Where you live" />);
    expect(screen.getByRole('combobox')).toHaveValue('WA');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Where you live');
  });
});

describe('boxes and radio buttons', () => {
  it('are native, named by their label and changed by a click on it', async () => {
    render(<Checkbox name="news" label="Write to me" hint="Once a week" />);
    const box = screen.getByRole('checkbox', { name: /Write to me/ });
    await userEvent.click(screen.getByText('Write to me'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
  });

  it('of a group are one question with its error and hint', async () => {
    render(
      <ChoiceGroup id="who" label="Who may find it?" hint="You can change this." error="Choose one.">
        <Radio name="who" label="Anyone" value="1" defaultChecked />
        <Radio name="who" label="Nobody" value="2" />
      </ChoiceGroup>,
    );
    expect(screen.getByRole('group', { name: 'Who may find it?' })).toHaveAccessibleDescription(
      'Choose one. You can change this.',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
    expect(screen.getByRole('radio', { name: 'Anyone' })).not.toBeChecked();
  });

  it('of a group show the message of the form around them', () => {
    render(
      <FormState value={{ errors: { who: 'Choose one.' }, typed: {} }}>
        <ChoiceGroup id="who" label="Who may find it?">
          <Radio name="who" label="Anyone" value="1" />
        </ChoiceGroup>
      </FormState>,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose one.');
  });
});
