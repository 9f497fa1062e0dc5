/** `npm run licences`: the components of a release (`release/sbom.cdx.json`, CycloneDX), and their licenses (`release/licences.md`). */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lock file, and where it is installed. */
export interface Package {
  name: string;
  version: string;
  license: string;
  integrity: string;
}

type Locked = Partial<Omit<Package, 'name'>> & { name?: string; dev?: boolean; link?: boolean };

/** Each of these allows others to use, change and redistribute the whole. People must decide about a package with another license. */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  // Libraries that are linked and not changed: libvips, which sharp uses.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // The build's CSS compressor, unchanged.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

const isAccepted = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((id) => accepted.has(id)));

/** Packages whose license is missing or not accepted. */
export const questionable = (packages: readonly Package[]): string[] =>
  packages
    .filter(({ license }) => !isAccepted(license))
    .map(({ name, version, license }) => `${name}@${version}: ${license || 'no license'}`);

/** Packages that are installed here and run in production. */
export function readPackages(root = process.cwd()): Package[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link && existsSync(join(root, path)))
    .map(([path, { name, version = '', license, integrity = '' }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license: license ?? readLicense(join(root, path)),
      integrity,
    }));
}

/** For packages that give it in the format used before 2015, or only in the first line of their license file. */
function readLicense(folder: string): string {
  const { licenses = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    licenses?: { type: string }[];
  };
  if (licenses.length > 0) return licenses.map(({ type }) => type).join(' AND ');
  const file = join(folder, 'LICENSE');
  return existsSync(file) && readFileSync(file, 'utf8').startsWith('MIT License') ? 'MIT' : '';
}

/** One heading per license, with its packages below. */
function listLicences(packages: readonly Package[]): string {
  const byLicense = [...Map.groupBy(packages, ({ license }) => license)].sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = byLicense.map(([license, those]) => {
    const lines = [...new Set(those.map(({ name, version }) => `- ${name} ${version}`))].sort();
    return `## ${license} (${lines.length})\n\n${lines.join('\n')}\n`;
  });
  return `# Licenses of the packages in this release\n\n${sections.join('\n')}`;
}

/** From the lock file, because `npm sbom --omit dev` leaves out packages that another package has as a peer: react, zod. */
function makeSbom(packages: readonly Package[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'layette' } },
    components: packages.map(({ name, version, license, integrity }) => ({
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
      licenses: [{ expression: license }],
    })),
  };
}

if (import.meta.main) {
  const folder = process.argv[2] ?? 'release';
  const packages = readPackages();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(makeSbom(packages), null, 2));
  writeFileSync(join(folder, 'licences.md'), listLicences(packages));
  console.log(`${packages.length} packages, written to ${folder}`);
  const questions = questionable(packages);
  if (questions.length > 0) {
    console.error(`Ask somebody before a release with these:\n${questions.join('\n')}`);
    process.exitCode = 1;
  }
}
