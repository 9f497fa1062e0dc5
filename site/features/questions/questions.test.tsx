import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, refusal } from '#scripts/testing/fake-server.ts';
import { AnswerForm, AskForm } from './QuestionForms.island.tsx';

const path = '/gp/stroller-7/7';
const ask = 'POST /api/v3/generic_products/7/questions';
const assign = vi.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

describe('asking', () => {
  it('takes a visitor’s name and email, and says what comes next', async () => {
    const { changes } = fakeServer({ [ask]: { state: 'check-your-mail' } });
    render(<AskForm genericProductId={7} path={path} isSignedIn={false} refused={undefined} />);
    await userEvent.type(screen.getByLabelText('Your question'), 'Does it fit a hallway of 70 cm?');
    await userEvent.type(screen.getByLabelText('Your name'), 'Quentin');
    await userEvent.type(screen.getByLabelText('Your email'), 'quentin@example.com');
    await press('Ask');
    await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}/questions?done=check-your-mail`));
    expect(changes()[0]!.body).toEqual({
      text: 'Does it fit a hallway of 70 cm?',
      name: 'Quentin',
      email: 'quentin@example.com',
    });
  });

  it('asks a signed-in person for nothing else', async () => {
    const { changes } = fakeServer({ [ask]: { state: 'waiting' } });
    render(<AskForm genericProductId={7} path={path} isSignedIn refused={undefined} />);
    expect(screen.queryByLabelText('Your email')).toBeNull();
    await userEvent.type(screen.getByLabelText('Your question'), 'Does it fold with one hand?');
    await press('Ask');
    await waitFor(() => expect(changes()[0]!.body).toEqual({ text: 'Does it fold with one hand?' }));
  });

  it('says when to try again, and keeps the question', async () => {
    fakeServer({ [ask]: refusal(429, { code: 'too-many-requests', title: 'No.', facts: { retryAfterSeconds: 40 } }) });
    render(<AskForm genericProductId={7} path={path} isSignedIn refused={undefined} />);
    await userEvent.type(screen.getByLabelText('Your question'), 'Does it fold with one hand?');
    await press('Ask');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 40 seconds.');
    expect(screen.getByLabelText('Your question')).toHaveValue('Does it fold with one hand?');
    expect(screen.getByRole('button', { name: 'Ask' })).not.toHaveAttribute('aria-busy');
  });
});

it('an answer is sent and thanked for', async () => {
  const { changes } = fakeServer({ 'PUT /api/v3/product_questions/q1/own_answer': {} });
  render(<AnswerForm questionId="q1" here={`${path}/questions/q1`} refused={undefined} />);
  await userEvent.type(screen.getByLabelText('What do you know about it?'), 'It is 62 cm wide.');
  await press('Send my answer');
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`${path}/questions/q1?done=answer-saved`));
  expect(changes()[0]!.body).toEqual({ text: 'It is 62 cm wide.' });
});
