import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegistryDraft } from '#contracts/registry-drafts.schemas.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { ChoiceCards } from './ChoiceCards.island.tsx';
import { DayStep } from './DayStep.island.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});
const change = 'PATCH /api/v3/registry_draft';

describe('cards to choose from', () => {
  const show = () =>
    render(
      <ChoiceCards
        cards={[{ title: 'A baby', text: 'However it comes.', fields: { registryType: 'baby' } }]}
        page="/registry/new"
        next="/registry/new?step=stage"
      />,
    );

  it('are the answer and the way on in one tap', async () => {
    const { changes } = fakeServer({ [change]: { draft: null } });
    show();
    await userEvent.click(screen.getByRole('button', { name: /^A baby/ }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/registry/new?step=stage'));
    expect(changes()[0]!.body).toEqual({ registryType: 'baby' });
  });

  it('post the same without script', () => {
    const { container } = show();
    const form = container.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/api/v3/registry_draft?_method=PATCH');
    expect(form).toHaveFormValues({ registryType: 'baby', next: '/registry/new?step=stage' });
  });
});

describe('the day of a new registry', () => {
  const show = (registryType: 'baby' | 'birthday' = 'baby', draft: Partial<RegistryDraft> = {}) =>
    render(
      <DayStep
        draft={{ arrivalDate: '2027-03-01', ...draft }}
        registryType={registryType}
        words={{ label: 'Expected arrival date', help: 'A guess is fine.', unknown: 'We don’t know the date yet' }}
        days={{ min: '2025-01-01', max: '2027-12-01' }}
        page="/registry/new?step=day"
        next="/registry/new?step=start"
      />,
    );
  const day = () => screen.getByLabelText(/^Expected arrival date/);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  it.each([
    ['pregnant', 4],
    ['fostering', 3],
  ] as const)('offers not finding out to who is %s only if they could', (planningStage, many) => {
    show('baby', { planningStage });
    const answers = within(screen.getByRole('group', { name: /a girl or a boy/i })).getAllByRole('radio');
    expect(answers).toHaveLength(many);
  });

  it('takes names and a day between the possible ones', async () => {
    const { changes } = fakeServer({ [change]: { draft: null } });
    show();
    expect(day()).toHaveAttribute('max', '2027-12-01');
    await userEvent.type(screen.getByLabelText(/^Whose list/), 'Olive & Sam');
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/registry/new?step=start'));
    expect(changes()[0]!.body).toMatchObject({
      registryType: 'baby',
      names: 'Olive & Sam',
      arrivalDate: '2027-03-01',
      isArrivalDateKnown: true,
    });
  });

  it('says that there is no day, whatever was typed', async () => {
    const { changes } = fakeServer({ [change]: { draft: null } });
    show();
    await userEvent.click(screen.getByLabelText('We don’t know the date yet'));
    expect(day()).toBeDisabled();
    await submit();
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(changes()[0]!.body).toMatchObject({ arrivalDate: null, isArrivalDateKnown: false });
  });

  it('says why a day is refused, beside it', async () => {
    const fields = [{ field: 'body.arrivalDate', message: 'must be no more than 24 months ago or 12 months ahead' }];
    fakeServer({ [change]: refusal(422, { code: 'invalid-input', title: 'No', fields }) });
    show();
    await submit();
    await waitFor(() => expect(day()).toHaveAccessibleDescription(/24 months ago/));
  });

  it('asks only who makes a baby registry for a shower', () => {
    show('birthday');
    expect(screen.queryByText('Planning a shower?')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
