/**
 * The parser's set-up, known to nobody but the build. contentlayer turns Markdown bodies into HTML; front matter is checked and typed by our own schemas, because contentlayer lets wrong values pass.
 */
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import type { z } from 'zod';
import type { Digest } from './markdown/digest.ts';
import { finishHtml, listHeadings } from './markdown/finish-html.ts';
import { readBody } from './markdown/read-body.ts';
import { kindNames, kindRule } from './schemas/kinds.ts';

interface BodyFile {
  data: Record<string, unknown>;
}

function pathOf(file: BodyFile): string {
  return (file.data.rawDocumentData as { sourceFilePath: string } | undefined)?.sourceFilePath ?? '';
}

/** A body's digest waits here between its HTML and the computed field of the same document. */
const digests = new Map<string, Digest>();

function remarkReadBody() {
  return (root: Root, file: BodyFile) => {
    digests.set(pathOf(file), readBody(root));
  };
}

function rehypeFinish() {
  return (root: HastRoot, file: BodyFile) => {
    const digest = digests.get(pathOf(file));
    if (digest) digest.headings = listHeadings(root);
    finishHtml(root);
  };
}

/** Every field by its name: contentlayer complains of others. Their values are our schemas' business. */
function fieldsOf(schema: z.ZodType): Record<string, { type: 'json' }> {
  const { shape } = schema as unknown as { shape: Record<string, unknown> };
  return Object.fromEntries(Object.keys(shape).map((name) => [name, { type: 'json' as const }]));
}

const markdownKinds = kindNames.filter((kind) => kindRule(kind).format === 'markdown');

const documentTypes = markdownKinds.map((kind) => {
  const { folder, nested, schema } = kindRule(kind);
  return defineDocumentType(() => ({
    name: kind,
    filePathPattern: `${folder}/${nested ? '**/' : ''}*.md`,
    contentType: 'markdown',
    fields: fieldsOf(schema),
    computedFields: {
      digest: {
        type: 'json',
        resolve: (document: { _raw: { sourceFilePath: string } }) => {
          const digest = digests.get(document._raw.sourceFilePath);
          digests.delete(document._raw.sourceFilePath);
          return digest;
        },
      },
    },
  }));
});

/** Everything in `contentDir`; a file whose front matter is not even YAML does not belong there. */
export function makeContentSource(contentDir: string) {
  return makeSource({
    contentDirPath: contentDir,
    documentTypes,
    onUnknownDocuments: 'skip-ignore',
    onMissingOrIncompatibleData: 'skip-ignore',
    onExtraFieldData: 'ignore',
    disableImportAliasWarning: true,
    fieldOptions: { typeFieldName: 'documentKind', bodyFieldName: 'body' },
    markdown: {
      remarkPlugins: [remarkGfm, remarkDirective, remarkReadBody],
      rehypePlugins: [
        rehypeSlug,
        rehypeFinish,
        [
          rehypeAutolinkHeadings,
          {
            behavior: 'append',
            content: { type: 'text', value: '#' },
            properties: { className: ['heading-link'], ariaHidden: 'true', tabIndex: -1 },
          },
        ],
      ],
    },
  });
}

export default makeContentSource('content');
