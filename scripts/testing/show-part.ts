import { experimental_AstroContainer as AstroContainer } from 'astro/container';

type Part = Parameters<AstroContainer['renderToString']>[0];

/** Renders an .astro component into the document of a test. */
export async function showPart(part: Part, props: object, slots: Record<string, string> = {}): Promise<HTMLElement> {
  const container = await AstroContainer.create();
  document.body.innerHTML = await container.renderToString(part, { props: { ...props }, slots });
  return document.body;
}
