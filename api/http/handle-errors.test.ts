import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { Refusal } from '#contracts/problems.ts';
import { handleErrors } from './problems.ts';

it.each([
  ['a client that broke off is let go', new Refusal('not-found'), { destroyed: 1, told: 0 }],
  ['a fault of ours is told', new Error('Oops'), { destroyed: 0, told: 1 }],
])('once an answer has begun, %s', (_what, error, expected) => {
  const response = { headersSent: true, destroy: vi.fn() };
  const next = vi.fn();
  handleErrors(error, {} as Request, response as unknown as Response, next);
  expect({ destroyed: response.destroy.mock.calls.length, told: next.mock.calls.length }).toEqual(expected);
});
