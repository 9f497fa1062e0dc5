import { describe, expect, it } from 'vitest';
import { routes } from '#api/routes.ts';
import { problems } from '#contracts/problems.ts';
import { openApiDocument } from './documentation.ts';

describe('the API documentation', () => {
  const document = openApiDocument(routes);

  it('describes every row and nothing else', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(
      routes.map((route) => `${route.endpoint.method} ${route.endpoint.path}`).toSorted(),
    );
  });

  it('is OpenAPI 3.1 with closed bodies and the whole problem catalogue', () => {
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    for (const code of Object.keys(problems)) expect(text).toContain(`"${code}"`);
    const reserve = document.paths!['/api/v3/reg_items/{id}/reservations']!.post as {
      requestBody: { content: { 'application/json': { schema: object } } };
    };
    expect(reserve.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['giverName', 'giverEmail'],
    });
  });
});
