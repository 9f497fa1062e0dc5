import type { MiddlewareHandler } from 'astro';
import { pageData } from './page-data.ts';

/** A page that shows a refused form again has the status of the refusal. */
export const onRequest: MiddlewareHandler = async (context, next) => {
  const page = await next();
  const { refusedForm } = pageData(context);
  if (refusedForm === null || page.status !== 200) return page;
  return new Response(page.body, { status: refusedForm.problem.status, headers: page.headers });
};
