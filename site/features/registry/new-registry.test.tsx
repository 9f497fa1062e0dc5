import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#site/data/query.ts';
import { NewRegistryForm } from './NewRegistryForm.island.tsx';
import { answering } from './testing/sample-registry.ts';

afterEach(() => queryClient.clear());

const show = () => render(<NewRegistryForm page="/registry/new" registryType="birthday" />);

describe('creating a registry', () => {
  it('has a native field for the day, and starts with the kind that was asked for', () => {
    show();
    expect(screen.getByLabelText(/^Date of the birthday/)).toHaveAttribute('type', 'date');
    expect(screen.getByLabelText('A birthday')).toBeChecked();
  });

  it('asks for what its kind has: a birthday for a birthday, an arrival and the planning stage for a baby', async () => {
    show();
    const stage = /^Where are you in the process/;
    expect(screen.queryByLabelText(stage)).toBeNull();
    await userEvent.click(screen.getByLabelText('A baby'));
    expect(screen.getByLabelText(stage)).toBeVisible();
    expect(screen.getByLabelText(/^Expected arrival/)).toHaveAttribute('type', 'date');
    expect(screen.queryByLabelText(/birthday$/)).toBe(screen.getByLabelText('A birthday'));
    await userEvent.click(screen.getByLabelText('A holiday'));
    expect(screen.queryByLabelText(stage)).toBeNull();
    expect(screen.getByLabelText(/^Date of the holiday/)).toBeVisible();
  });

  it('asks again for what the refused kind has', () => {
    const typed = { registryType: 'baby' };
    const refused = { errors: {}, typed, sentence: 'We are busy right now.', key: undefined };
    render(<NewRegistryForm page="/registry/new" registryType="birthday" refused={refused} />);
    expect(screen.getByLabelText('A baby')).toBeChecked();
    expect(screen.getByLabelText(/^Expected arrival/)).toBeVisible();
  });

  it('posts without script', () => {
    document.body.innerHTML = renderToString(
      <NewRegistryForm page="/registry/new" next="/gp/cot/1" registryType="baby" />,
    );
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/v3/registries']);
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ registryType: 'baby', next: '/gp/cot/1' });
    document.body.innerHTML = '';
  });

  it('says beside the day what is wrong with it, in words for people', async () => {
    const fields = [{ field: 'body.arrivalDate', message: 'must be a day, such as 3/15/2027' }];
    const { fetching, sent } = answering({
      'POST /registries': () => [422, { code: 'invalid-input', status: 422, title: 'No.', fields }],
    });
    vi.stubGlobal('fetch', fetching);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Create my registry' }));
    expect(await screen.findByText('Must be a day, such as 3/15/2027')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Date of the birthday/)).toHaveFocus());
    expect(sent[0]!.body).toEqual({ registryType: 'birthday', planningStage: null, arrivalDate: null, title: '' });
  });
});
