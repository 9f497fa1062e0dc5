import type { APIContext, MiddlewareNext } from 'astro';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#contracts/problems.ts';
import { onRequest } from './middleware.ts';

const open = (next: MiddlewareNext, refusedForm: object | null = null) =>
  onRequest({ locals: { call: () => {}, refusedForm }, isPrerendered: false } as unknown as APIContext, next);
const failing = (error: unknown) => () => Promise.reject(error as Error);

describe('every page', () => {
  it('leaves it to the server to say that somebody asked too often, and nothing else', async () => {
    const response = (await open(failing(new Refusal('too-many-requests')))) as Response;
    expect([response.status, await response.text()]).toEqual([500, '']);
    await expect(open(failing(new Refusal('unavailable')))).rejects.toThrow('unavailable');
    await expect(open(failing(new Error('a fault of ours')))).rejects.toThrow('a fault of ours');
  });

  it('has the status of the form that it shows again', async () => {
    const page = () => Promise.resolve(new Response('the form'));
    expect(((await open(page)) as Response).status).toBe(200);
    expect(((await open(page, { problem: { status: 422 } })) as Response).status).toBe(422);
  });
});
