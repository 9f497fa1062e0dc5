import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowserLeaks } from './checking/browser-graph.ts';
import { type Checker, type Fault, runWhenStarted } from './checking/faults.ts';
import {
  GENERATED,
  NOT_FOR_THE_SERVER,
  ROOM_PACKAGES,
  ROOM_RIGHTS,
  type Room,
  TEST_PACKAGES,
} from './checking/import-table.ts';
import { findImports, type Import } from './checking/imports.ts';
import { featureOf, fits, roomOf, targetOf } from './checking/rooms.ts';
import { type SourceFile, servesTests } from './checking/source-files.ts';

export interface Packages {
  /** Names under `dependencies`, which the server runs with. */
  dependencies: string[];
}

export function findForbiddenImports(files: SourceFile[], packages: Packages): Fault[] {
  const faults: Fault[] = [];
  for (const file of files) {
    const room = roomOf(file.path);
    if (!room) continue;
    for (const found of findImports(file)) {
      const message = refusalOf(file.path, room, found, packages);
      if (message) faults.push({ path: file.path, line: found.line, message });
    }
  }
  return [...faults, ...findBrowserLeaks(files)];
}

function refusalOf(path: string, room: Room, found: Import, packages: Packages): string | undefined {
  const { specifier } = found;
  if (specifier === undefined) {
    return ['api', 'scripts', 'journeys'].includes(room) || servesTests(path)
      ? undefined
      : 'imports what only the running program knows; write the path out';
  }
  const target = targetOf(path, specifier);
  if (target === undefined) return refusePackage(path, room, specifier, found, packages);
  if (specifier.startsWith('.')) return refuseRelative(path, room, target, specifier);
  return refuseRoom(path, room, target, found) ?? refuseDoor(path, room, target, found);
}

function refuseRelative(path: string, room: Room, target: string, specifier: string): string | undefined {
  if (GENERATED.some(([reader, folder]) => reader === room && target.startsWith(folder))) return undefined;
  const other = roomOf(target);
  if (other === room || (room === 'journeys' && other === 'site')) return refuseNeighbour(path, target);
  const shown = other ?? 'the root';
  return `reaches ${shown} by a relative path (${specifier}); another room is entered by its #name`;
}

function refuseRoom(path: string, room: Room, target: string, { typeOnly }: Import): string | undefined {
  const other = roomOf(target);
  if (other === undefined || other === room) return refuseNeighbour(path, target);
  if (servesTests(path) && target.startsWith('scripts/testing/')) return undefined;
  const right = ROOM_RIGHTS[room][other];
  if (right === undefined) return `${room} never imports ${other}`;
  if (right === 'types' && !typeOnly) return `${room} may take types only from ${other}`;
  return undefined;
}

/** Doors: by which file a room may be entered, and from which of ours. */
function refuseDoor(path: string, room: Room, target: string, found: Import): string | undefined {
  const other = roomOf(target);
  if (room === other || room === 'scripts' || room === 'journeys') return undefined;
  if (other === 'content' && target !== 'content/index.ts' && !servesTests(path)) {
    return 'content has one door: import from "#content"';
  }
  if (room === 'site' && other === 'content' && !found.typeOnly && !runsOnTheServer(path, found)) {
    return 'content is read in front matter only; hand the value down as a prop';
  }
  if (room === 'site' && target.endsWith('.schemas.ts') && !found.typeOnly && !runsOnTheServer(path, found)) {
    return 'the site takes types only from schemas (import type)';
  }
  return undefined;
}

/** Inside one room: features do not know each other, and a feature's queries are its own. */
function refuseNeighbour(path: string, target: string): string | undefined {
  const ours = featureOf(path);
  const theirs = featureOf(target);
  const sameFeature = ours !== undefined && ours === theirs;
  if (
    !sameFeature &&
    theirs !== undefined &&
    target.startsWith('api/') &&
    target.endsWith('.queries.ts') &&
    !servesTests(path)
  ) {
    return `the queries of ${theirs} are its own; ask its service, or find the missing noun`;
  }
  const isComponent = /\/[A-Z]\w*(\.island)?\.(tsx|astro)$/.test(target);
  if (path.startsWith('site/') && ours !== undefined && theirs !== undefined && !sameFeature && !isComponent) {
    return `feature ${ours} imports only components of feature ${theirs}, never its stores or hooks`;
  }
  if (path.endsWith('.queries.ts') && /\.(service|routes)\.ts$/.test(target))
    return 'arrows go one way: routes, service, queries';
  if (path.endsWith('.service.ts') && target.endsWith('.routes.ts'))
    return 'arrows go one way: routes, service, queries';
  return undefined;
}

function refusePackage(
  path: string,
  room: Room,
  specifier: string,
  found: Import,
  packages: Packages,
): string | undefined {
  const rights = ROOM_PACKAGES[room];
  if (rights === 'any') return undefined;
  if (servesTests(path) && TEST_PACKAGES.some((pattern) => fits(specifier, pattern))) return undefined;
  if (room === 'site' && /\.(css|svg|woff2)(\?url)?$/.test(specifier)) return undefined;
  if (room === 'site' && found.typeOnly && fits(specifier, 'node:*')) return undefined;
  const right = rights.find(({ packages: names }) =>
    names.some((name) => (name === 'any dependency' ? isServerPackage(specifier, packages) : fits(specifier, name))),
  );
  if (!right)
    return room === 'rules' ? 'a rule imports rules only' : `${room} has no business with the package ${specifier}`;
  if (right.only && !right.only.test(path)) return right.why;
  return undefined;
}

function isServerPackage(specifier: string, { dependencies }: Packages): boolean {
  if (NOT_FOR_THE_SERVER.some((pattern) => fits(specifier, pattern))) return false;
  return dependencies.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/** Pages and front matter are rendered by the server; everything else of the site may reach a browser. */
function runsOnTheServer(path: string, { runsIn }: Import): boolean {
  return (
    runsIn === 'front matter' ||
    /^site\/pages\/.*\.ts$/.test(path) ||
    /^site\/[\w.-]+\.ts$/.test(path) ||
    servesTests(path)
  );
}

const checker: Checker = {
  promise: 'Every import keeps to the table of the house',
  reads: ['.ts', '.tsx', '.astro', '.mjs'],
  find(files, root) {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    return findForbiddenImports(files, { dependencies: Object.keys(manifest.dependencies) });
  },
};

runWhenStarted(import.meta.url, checker);
export default checker;
