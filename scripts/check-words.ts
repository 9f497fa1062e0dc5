import { type Checker, type Fault, runWhenStarted } from './checking/faults.ts';
import { lineAt, type SourceFile } from './checking/source-files.ts';

interface ForbiddenWord {
  pattern: RegExp;
  message: string;
  /** Files in which the word means something else. */
  except?: RegExp;
}

/** The patterns are assembled from parts, so that this file does not match itself. */
const FORBIDDEN: ForbiddenWord[] = [
  {
    pattern: new RegExp(`\\b(?:${['TO' + 'DO', 'FIX' + 'ME', 'X'.repeat(3), 'HA' + 'CK'].join('|')})\\b`),
    message: 'a note to self belongs in an issue; finish it or leave it out',
  },
  {
    pattern: /(?<![\w.:/-])\/(?:home|Users|root|work|workspaces?|builds|mnt)\/[\w.-]+/,
    message: 'a path of one machine; nobody else has it',
    except: /^(Dockerfile|compose\.yaml)$/,
  },
  {
    pattern: /https?:\/\/[\w.-]*(?:artifactory|nexus|verdaccio|jfrog|proxy|mirror)[\w.-]*/i,
    message: 'a package registry or proxy of one network',
  },
  {
    pattern: /registry=https?:\/\/(?!registry\.npmjs\.org)/i,
    message: 'a package registry of one network',
  },
  {
    pattern: new RegExp('\\b' + 'coming' + ' soon\\b', 'i'),
    message: 'nothing here is "soon": build it, or do not mention it',
    // In these files it is a state of a product, with a badge and a filter.
    except:
      /(^|\/)(catalogue|badges?|availability|rules|contracts|search-index|filters?|products?|store|landing)|[Cc]oming-?[Ss]oon|\.test\.tsx?$|\.e2e\.ts$/,
  },
  {
    pattern: new RegExp('lorem' + ' ipsum', 'i'),
    message: 'filler text; write the sentence',
  },
];

export function findForbiddenWords(files: SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    FORBIDDEN.filter(({ except }) => !except?.test(path)).flatMap(({ pattern, message }) =>
      [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `"${match[0]}": ${message}`,
      })),
    ),
  );
}

const checker: Checker = {
  promise: 'No note to self, no machine path, no filler',
  reads: [
    '.ts',
    '.tsx',
    '.astro',
    '.mjs',
    '.css',
    '.md',
    '.yaml',
    '.yml',
    '.json',
    '.mjml',
    '.html',
    'Dockerfile',
    '.npmrc',
  ],
  find: findForbiddenWords,
};

runWhenStarted(import.meta.url, checker);
export default checker;
