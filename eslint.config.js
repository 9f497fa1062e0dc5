// Biome lints everything else. No rule of its own sees a regular expression that goes back and forth over what somebody sends.
import parser from '@typescript-eslint/parser';
import regexp from 'eslint-plugin-regexp';

export default [
  {
    ignores: ['node_modules', 'dist', 'coverage', '**/.*', '**/*.test.{ts,tsx}', '**/*.e2e.ts', '**/bench/**'],
  },
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
