import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmQuestion } from '#contracts/questions.ts';
import { signOut } from '#contracts/users.ts';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { ButtonForm } from './ButtonForm.island.tsx';

const assign = vi.fn();
beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

const confirm = 'PATCH /api/v3/product_questions/q1/asked';
const show = () =>
  render(
    <ButtonForm
      endpoint={confirmQuestion}
      params={{ id: 'q1' }}
      name="confirm"
      page="/product-questions/q1"
      fields={{ isEmailVerified: true }}
      label="Yes, this is my question"
    />,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: 'Yes, this is my question' }));

describe('a form of one button', () => {
  it('sends its fields, and reloads its page', async () => {
    const { changes } = fakeServer({ [confirm]: {} });
    show();
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/product-questions/q1'));
    expect(changes()[0]!.body).toEqual({ isEmailVerified: true });
  });

  it('says why it was refused, and stays', async () => {
    fakeServer({ [confirm]: refusal(409, { code: 'wrong-state', title: 'This was confirmed already.' }) });
    show();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('This was confirmed already.');
    expect(assign).not.toHaveBeenCalled();
  });

  it('posts the same without script', () => {
    const { container } = show();
    const form = container.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', `${confirm.split(' ')[1]}?_method=PATCH`]);
    expect(form).toHaveFormValues({ isEmailVerified: 'true', page: '/product-questions/q1' });
  });

  it('leads elsewhere where it is told to', async () => {
    fakeServer({ 'DELETE /api/v3/user_session': {} });
    render(
      <ButtonForm endpoint={signOut} name="sign-out" page="/logout" leadsTo="/" withKey={false} label="Sign out" />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  });
});
