/** `npm run licences`: what a release is made of (`release/sbom.cdx.json`, CycloneDX), and under which licences (`release/licences.md`). */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Component {
  name: string;
  version: string;
  hashes?: { alg: string; content: string }[];
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
}

/** Each lets others use, change and pass on the whole. A package under another one is a question for people. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // Libraries that are linked and not changed: libvips beneath sharp.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
]);

const licenceOf = ({ licenses = [] }: Component): string =>
  licenses.map((one) => ('expression' in one ? one.expression : (one.license.id ?? one.license.name))).join(' AND ');

/** Packages whose licence is missing or is none of the accepted ones. */
export const questionable = (components: readonly Component[]): string[] =>
  components
    .filter(
      (component) =>
        !licenceOf(component)
          .split(' AND ')
          .every((id) => accepted.has(id)),
    )
    .map((component) => `${component.name}@${component.version}: ${licenceOf(component) || 'no licence'}`);

/** One heading a licence, its packages below. */
export function listLicences(components: readonly Component[]): string {
  const byLicence = [...Map.groupBy(components, licenceOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = byLicence.map(([licence, packages]) => {
    const lines = packages.map(({ name, version }) => `- ${name} ${version}`).sort();
    return `## ${licence} (${lines.length})\n\n${lines.join('\n')}\n`;
  });
  return `# Licences of the packages in this release\n\n${sections.join('\n')}`;
}

/** Of what is installed here and runs in production. */
function readSbom(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  return execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 1 << 27, shell: process.platform === 'win32' });
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'release';
  const sbom = readSbom();
  const { components } = JSON.parse(sbom) as { components: Component[] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), sbom);
  writeFileSync(join(folder, 'licences.md'), listLicences(components));
  console.log(`${components.length} packages, written to ${folder}`);
  const questions = questionable(components);
  if (questions.length > 0) {
    console.error(`Ask somebody before a release with these:\n${questions.join('\n')}`);
    process.exitCode = 1;
  }
}
