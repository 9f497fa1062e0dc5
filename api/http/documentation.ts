import { createRequire } from 'node:module';
import { Router } from 'express';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { problems } from '#contracts/problems.ts';
import type { Access, Route } from './route.ts';

/** OpenAPI 3.1, generated from the same rows that serve requests. */
export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const { method, path } = route.endpoint;
    const { params, query, body, response } = route.schemas;
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = {
      summary: route.summary,
      description: describeAccess(route.access),
      tags: [path.split('/')[3]?.replace(/\{.*/, '') || 'platform'],
      requestParams: {
        ...(params ? { path: params } : {}),
        ...(query ? { query } : {}),
      },
      ...(body && method !== 'DELETE' ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
      responses: {
        [route.kind === 'change' ? `${route.status}` : '200']: {
          description: 'Done.',
          content: { 'application/json': { schema: response } },
        },
        default: {
          description: 'A problem (RFC 9457).',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    } as ZodOpenApiOperationObject;
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Layette',
      version: '1',
      description:
        'Money is integer minor units. Calls that change something take JSON, come from our own pages (Origin), and may carry an Idempotency-Key.',
    },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'code', 'status', 'title'],
          properties: {
            type: { type: 'string' },
            code: { type: 'string', enum: Object.keys(problems) },
            status: { type: 'integer' },
            title: { type: 'string' },
            detail: { type: 'string' },
            fields: {
              type: 'array',
              items: { type: 'object', properties: { field: { type: 'string' }, message: { type: 'string' } } },
            },
            facts: { type: 'object' },
          },
        },
      },
    },
  });
}

function describeAccess(access: Access): string {
  if (access.who === 'registry' || access.who === 'item') return `For: ${access.roles.join(', ')} of the registry.`;
  if (access.who === 'reservation' || access.who === 'contribution' || access.who === 'gift')
    return `For: ${access.as.join(', ')} of the ${access.who}.`;
  return `For: ${access.who}.`;
}

/** /api/openapi.json and a page to read it, which loads everything from our own server. */
export function apiDocumentation(routes: readonly Route[]): Router {
  const router = Router();
  let document: Buffer | null = null;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(routes)));
    response.type('json').send(document);
  });
  const folder = createRequire(import.meta.url)
    .resolve('swagger-ui-dist/package.json')
    .replace(/package\.json$/, '');
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
    router.get(`/api/docs/${file}`, (_request, response) => {
      response.sendFile(file, { root: folder, maxAge: '1d' });
    });
  router.get('/api/docs/start.js', (_request, response) => {
    response
      .type('js')
      .send("SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#page', supportedSubmitMethods: ['get'] });");
  });
  router.get('/api/docs', (_request, response) => {
    response
      .type('html')
      .send(
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Layette API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><main id="page"><p>The description is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>',
      );
  });
  return router;
}
