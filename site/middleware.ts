import type { MiddlewareHandler } from 'astro';
import { pageData } from './page-data.ts';

/** The server knows why and responds with its own page; Astro would log the stack trace of each such refusal as an error. */
const refused = (error: { code?: string }) => {
  if (error.code !== 'too-many-requests') throw error;
  // Without a body, Astro would look for its own page of this status.
  return new Response('', { status: 500 });
};

/** A page that shows a refused form again has the status of the refusal. */
export const onRequest: MiddlewareHandler = async (context, next) => {
  const page = await next().catch(refused);
  const { refusedForm } = pageData(context);
  if (refusedForm === null || page.status !== 200) return page;
  return new Response(page.body, { status: refusedForm.problem.status, headers: page.headers });
};
