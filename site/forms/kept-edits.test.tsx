import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoint } from '#contracts/endpoint.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { Checkbox, Radio } from '#site/ui/Choice.tsx';
import { Select } from '#site/ui/Select.tsx';
import { PasswordInput, Textarea, TextInput } from '#site/ui/TextInput.tsx';
import { Form, SubmitButton } from './Form.tsx';
import { useInitialValues } from './use-initial-values.ts';

interface Change {
  params: { id: number };
  body: Record<string, unknown>;
  response: object;
}
const change = endpoint<Change>('PATCH', '/api/things/{id}');
const call = 'PATCH /api/things/7';
const signInFirst = () => refusal(401, { code: 'sign-in-required', title: 'Please sign in first.' });
const root = document.documentElement;

beforeEach(() => {
  root.dataset.signedIn = 'ann';
});
afterEach(() => {
  delete root.dataset.signedIn;
  sessionStorage.clear();
});

interface Saved {
  story?: string;
  page?: string;
  hasWas?: boolean;
  isFolded?: boolean;
  onDone?: () => void;
}

function Story({ isFolded = false, ...saved }: Saved) {
  return isFolded ? (
    <details>
      <StoryForm {...saved} />
    </details>
  ) : (
    <StoryForm {...saved} />
  );
}

function StoryForm({ story = 'Saved', page = '/story', hasWas = true, onDone = () => {} }: Saved) {
  const was = useInitialValues({ story, size: 'S' });
  const [isStarred, setStarred] = useState(false);
  return (
    <Form
      endpoint={change}
      params={{ id: 7 }}
      name="story"
      page={page}
      was={hasWas ? was : undefined}
      body={(fields) => ({ ...fields.texts() })}
      onDone={onDone}
    >
      <Textarea name="story" label="Story" defaultValue={story} />
      <TextInput name="size" label="Size" defaultValue="S" />
      <Select
        name="color"
        label="Color"
        defaultValue="red"
        options={[
          { value: 'red', label: 'Red' },
          { value: 'blue', label: 'Blue' },
        ]}
      />
      <Radio name="who" value="all" label="Everybody" defaultChecked />
      <Radio name="who" value="some" label="A few" />
      <Checkbox name="star" value="yes" label="Star" checked={isStarred} onChange={() => setStarred(!isStarred)} />
      {isStarred && <p>It shines</p>}
      <PasswordInput />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

const story = () => screen.getByRole('textbox', { name: 'Story' });
const save = async () => fireEvent.submit(story().closest('form')!);
const type = (text: string) => fireEvent.change(story(), { target: { value: text } });
const changedByOthers = () =>
  refusal(409, {
    code: 'stale',
    title: 'Changed.',
    fields: [{ field: 'body.story', message: 'was changed elsewhere' }],
    facts: { field: 'story', now: 'Theirs' },
  });
const note = 'We put back what you changed here earlier. It isn’t saved yet.';
/** The page is left, which unmounts nothing, and another is loaded. */
function leave() {
  const stored = { ...sessionStorage };
  document.body.innerHTML = '';
  return {
    comeBack(saved: Saved = {}) {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
      return render(<Story {...saved} />);
    },
  };
}

describe('what was typed and not saved', () => {
  it('comes back after the session has ended and the same person has signed in', async () => {
    fakeServer({ [call]: signInFirst() });
    render(<Story />);
    type('Three pages');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Blue');
    await userEvent.click(screen.getByRole('radio', { name: 'A few' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Star' }));
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please sign in first. Sign in');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?redirect_path=%2Fstory');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('sesame');

    leave().comeBack();
    expect(await screen.findByRole('alert')).toHaveTextContent(note);
    expect(story()).toHaveValue('Three pages');
    expect(screen.getByRole('combobox', { name: 'Color' })).toHaveValue('blue');
    expect(screen.getByRole('radio', { name: 'A few' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Star' })).toBeChecked();
    expect(screen.getByText('It shines')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('opens what it is folded in, so that it is seen', async () => {
    render(<Story />);
    type('Three pages');
    const left = leave();
    left.comeBack({ isFolded: true });
    expect(await screen.findByText(note)).toBeVisible();
  });

  it('is discarded by a button, which leads back to what is saved', async () => {
    render(<Story />);
    type('Three pages');
    await userEvent.click(screen.getByRole('radio', { name: 'A few' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Star' }));
    const left = leave();
    left.comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
    expect(screen.queryByText(note)).toBeNull();
    expect(story()).toHaveValue('Saved');
    expect(story()).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Everybody' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Star' })).not.toBeChecked();
    leave().comeBack();
    await Promise.resolve();
    expect(story()).toHaveValue('Saved');
  });

  it('undoes nothing that somebody else has changed meanwhile', async () => {
    const answers: Response[] = [changedByOthers(), Response.json({})];
    const { changes } = fakeServer({ [call]: () => answers.shift() });
    const wasSent = (index: number) => JSON.parse((changes()[index]!.body as { was: string }).was) as object;
    render(<Story />);
    type('Mine');
    leave().comeBack({ story: 'Theirs' });
    expect(await screen.findByText(note)).toBeVisible();
    await save();
    await waitFor(() => expect(story()).toHaveAccessibleDescription('Was changed elsewhere'));
    expect(wasSent(0)).toEqual({ story: 'Saved', size: 'S' });
    expect(story()).toHaveValue('Mine');
    await save();
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
    expect(wasSent(1)).toEqual({ story: 'Theirs', size: 'S' });
  });

  it('is discarded after such a refusal without undoing what somebody else has changed', async () => {
    const answers: Response[] = [changedByOthers(), Response.json({})];
    const { changes } = fakeServer({ [call]: () => answers.shift() });
    render(<Story />);
    type('Mine');
    leave().comeBack();
    await screen.findByText(note);
    await save();
    await waitFor(() => expect(story()).toHaveAccessibleDescription('Was changed elsewhere'));
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Blue');
    await save();
    await waitFor(() => expect(changes()).toHaveLength(2));
    const sent = changes()[1]!.body as { was: string; story: string };
    // As if it was not touched.
    expect([sent.story, JSON.parse(sent.was)]).toEqual(['Saved', { story: 'Saved', size: 'S' }]);
  });

  it.each(['bob', undefined])('is not shown to %s', async (who) => {
    render(<Story />);
    type('Three pages');
    const left = leave();
    if (who === undefined) delete root.dataset.signedIn;
    else root.dataset.signedIn = who;
    left.comeBack();
    await Promise.resolve();
    expect(story()).toHaveValue('Saved');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('of nobody is not kept', () => {
    delete root.dataset.signedIn;
    render(<Story />);
    type('Three pages');
    expect(sessionStorage).toHaveLength(0);
  });

  it('belongs to its own form', async () => {
    render(<Story />);
    type('Three pages');
    leave().comeBack({ page: '/story?registry=2' });
    await Promise.resolve();
    expect(story()).toHaveValue('Saved');
  });

  it.each([
    ['was saved', async () => save()],
    ['was typed back to what is saved', async () => type('Saved')],
  ])('is forgotten once it %s', async (_, end) => {
    fakeServer({ [call]: {} });
    const onDone = vi.fn();
    render(<Story onDone={onDone} />);
    type('Three pages');
    expect(JSON.stringify({ ...sessionStorage })).toContain('Three pages');
    await end();
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Three pages'));
  });

  it('is forgotten when the form is closed', () => {
    const { unmount } = render(<Story />);
    type('Three pages');
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Three pages');
  });

  it('is forgotten where it is what was saved elsewhere meanwhile', async () => {
    render(<Story />);
    type('The same');
    leave().comeBack({ story: 'The same' });
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('The same'));
    expect(screen.queryByText(note)).toBeNull();
  });

  it('in a form that the browser fills in is kept once the session has ended', async () => {
    fakeServer({ [call]: signInFirst() });
    render(<Story hasWas={false} />);
    type('Three pages');
    expect(sessionStorage).toHaveLength(0);
    await save();
    await screen.findByRole('alert');
    type('Four pages');
    leave().comeBack({ hasWas: false });
    expect(await screen.findByText(note)).toBeVisible();
    expect(story()).toHaveValue('Four pages');
    type('Five pages');
    leave().comeBack({ hasWas: false });
    await waitFor(() => expect(story()).toHaveValue('Five pages'));
  });

  it('leaves a choice as it is saved where what was chosen is not there anymore', async () => {
    const edits = {
      was: [],
      fields: [
        ['story', 'Mine'],
        ['color', 'green'],
      ],
    };
    sessionStorage.setItem('layette-unsaved.ann', JSON.stringify({ 'story /api/things/7 /story': edits }));
    render(<Story />);
    await waitFor(() => expect(story()).toHaveValue('Mine'));
    expect(screen.getByRole('combobox', { name: 'Color' })).toHaveValue('red');
  });

  it.each(['{', '[]', '{"story PATCH":1}', '{"story /api/things/7 /story":{"was":[],"fields":[[1]]}}'])(
    'does no harm where the storage has %s',
    async (stored) => {
      sessionStorage.setItem('layette-unsaved.ann', stored);
      render(<Story />);
      expect(story()).toHaveValue('Saved');
      type('Three pages');
      leave().comeBack();
      await waitFor(() => expect(story()).toHaveValue('Three pages'));
    },
  );

  it('is not kept where it is longer than any form, or the storage is blocked', () => {
    render(<Story />);
    type('x'.repeat(50_000));
    expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(100);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('Short');
    expect(story()).toHaveValue('Short');
  });
});
