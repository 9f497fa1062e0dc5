import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '#api/config.ts';

interface Service {
  image?: string;
  build?: string;
  environment: Record<string, string>;
  volumes: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}

const compose = parse(readFileSync('compose.yaml', 'utf8')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** Like `docker compose`: `${NAME:-otherwise}` and `${NAME:?what is wrong}`. */
function fillIn(text: string, env: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_match, name: string, kind: string, rest: string) => {
    if (env[name]) return env[name];
    if (kind === '?') throw new Error(`${name}: ${rest}`);
    return rest;
  });
}

const secrets = {
  POSTGRES_PASSWORD: 'a'.repeat(64),
  MEILI_MASTER_KEY: 'b'.repeat(64),
  SECRET_KEY: 'c'.repeat(64),
  SMTP_URL: 'smtps://user:password@mail.example:465',
};

function environmentOf(service: string, env: Record<string, string>): Record<string, string> {
  const entries = Object.entries(compose.services[service]?.environment ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, fillIn(value, env)]));
}

const imageSettings = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map((m) => [m[1], m[2]]),
);

describe('the compose file', () => {
  it('starts a server that accepts its settings, with nothing given but three secrets and a mail server', () => {
    const settings = readSettings({ ...imageSettings, ...environmentOf('layette', secrets) });
    expect(settings).toMatchObject({ production: true, host: '0.0.0.0', port: 4321, dataDir: '/data', demo: false });
    expect(settings.databaseUrl).toContain('@postgres:5432/layette');
    expect(settings.meili).toEqual({ url: 'http://meilisearch:7700', key: secrets.MEILI_MASTER_KEY });
  });

  it.each(Object.keys(secrets))('stops without %s instead of running with a known one', (name) => {
    expect(() => environmentOf('layette', { ...secrets, [name]: '' })).toThrow(name);
  });

  it('passes on no setting that the server does not know', () => {
    const known = readFileSync('api/config.ts', 'utf8');
    const names = [...Object.keys(imageSettings), ...Object.keys(compose.services.layette?.environment ?? {})];
    expect(names.filter((name) => !new RegExp(`^  ${name}: z?`, 'm').test(known))).toEqual([]);
  });

  it('waits for a database that answers, and keeps what is written', () => {
    expect(compose.services.layette?.depends_on?.postgres?.condition).toBe('service_healthy');
    const kept = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0]),
    );
    expect(kept).toEqual(Object.keys(compose.volumes));
  });

  it('names servers new enough', () => {
    expect(Number(/^postgres:(\d+)/.exec(compose.services.postgres?.image ?? '')?.[1])).toBeGreaterThanOrEqual(15);
    expect(Number(/:v1\.(\d+)/.exec(compose.services.meilisearch?.image ?? '')?.[1])).toBeGreaterThanOrEqual(28);
  });
});

describe('the image', () => {
  it('runs as nobody special, says how it is, and keeps its data in a volume', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toContain('/api/health');
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD'));
  });

  it('starts by a file that is there and does not stay behind', () => {
    const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
    expect(command[0]).toBe('node');
    expect(existsSync(command.slice(1).find((part) => !part.startsWith('-')) ?? '')).toBe(true);
  });

  it('bounds the memory like `npm start`', () => {
    const bound = /--max-old-space-size=\d+/;
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
    expect(bound.exec(dockerfile)?.[0]).toBe(bound.exec(scripts.start)![0]);
  });

  it('is built without secrets and without what a machine has lying about', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', 'data', 'node_modules', '.git']));
  });
});
