// Biome lints everything else. It has no rule against regular expressions that backtrack over untrusted input.
import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';

/** The front matter of an Astro page is TypeScript between two lines of dashes. Lines stay where they are, for the messages. */
const frontMatter = {
  meta: { name: 'front matter' },
  preprocess: (text) => [
    { text: /^---\n(.*?)^---$/ms.exec(text)?.[0].replaceAll(/^---$/gm, '') ?? '', filename: 'front-matter.ts' },
  ],
  postprocess: (messages) => messages.flat(),
};

export default [
  {
    ignores: ['node_modules', 'dist', 'coverage', '**/.*', '**/*.test.{ts,tsx}', '**/*.e2e.ts', '**/bench/**'],
  },
  { files: ['**/*.astro'], processor: frontMatter },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
];
