/**
 * The parser's set-up, known to nobody but the build. contentlayer finds and reads the documents; their bodies become HTML in `markdown/`, and their fields are checked and typed by our own schemas, because contentlayer lets wrong values pass.
 */
import { defineDocumentType, makeSource } from 'contentlayer2/source-files';
import { compileBody } from './markdown/compile-body.ts';
import type { Digest } from './markdown/digest.ts';
import { kindNames, kindRule } from './schemas/kinds.ts';

/** A body's digest waits here between its HTML and the computed field of the same document. */
const digests = new Map<string, Digest>();

/** Stands where contentlayer would put remark and rehype: the whole of our Markdown is in `markdown/compile-body.ts`. */
function ourMarkdown(this: { parser?: unknown; compiler?: unknown }) {
  this.parser = () => ({ type: 'root', children: [] });
  this.compiler = (_root: unknown, file: { data: Record<string, unknown> }) => {
    const { html, digest } = compileBody(String(file));
    const { sourceFilePath } = file.data.rawDocumentData as { sourceFilePath: string };
    digests.set(sourceFilePath, digest);
    return html;
  };
}

const markdownKinds = kindNames.filter((kind) => kindRule(kind).format === 'markdown');

const documentTypes = markdownKinds.map((kind) => {
  const { folder, nested } = kindRule(kind);
  return defineDocumentType(() => ({
    name: kind,
    filePathPattern: `${folder}/${nested ? '**/' : ''}*.md`,
    contentType: 'markdown',
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
    markdown: (processor) => void processor.use(ourMarkdown),
  });
}

export default makeContentSource('content');
