import { resolve } from 'node:path';
import { z } from 'zod';

/** Every setting of the server, read once, here. An invalid one stops the start and is named. */
export interface Settings {
  /** Pages and the API listen here. */
  port: number;
  host: string;
  /** Database file, pictures, secret, backups. */
  dataDir: string;
  /** The public address, without a trailing slash: used for links in mails, cookies, and as the origin that may change things. */
  publicUrl: string;
  /** Set: PostgreSQL (or an engine that speaks it). Unset: SQLite in `dataDir`. */
  databaseUrl: string | null;
  meili: { url: string; key: string } | null;
  smtpUrl: string | null;
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** Demo data on first start, and the development inbox. Never in production. */
  demo: boolean;
  production: boolean;
  /** How many proxies in front are trusted to report the visitor's address. */
  trustedProxies: number;
  /** Signs cookies and wraps keys. null: a random one is generated and kept in `dataDir`. */
  secret: string | null;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug';
}

/** Mail is stored and shown to everybody instead of being sent. */
export const hasDevelopmentInbox = ({ demo, smtpUrl }: Pick<Settings, 'demo' | 'smtpUrl'>): boolean =>
  demo && smtpUrl === null;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

const flag = z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((v) => v === '1' || v === 'true' || v === 'on');
const httpUrl = z.url({ protocol: /^https?$/ }).transform((v) => v.replace(/(?<!\/)\/+$/, ''));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MEILI_URL: httpUrl.optional(),
  MEILI_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  DEMO: flag.optional(),
  NODE_ENV: z.string().default('development'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  SECRET_KEY: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
});

type Name = keyof z.infer<typeof environment>;

const correctForm: Record<Name, string> = {
  PORT: 'a port number from 0 to 65535, such as 4321',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder, such as ./data',
  PUBLIC_URL: 'the address people use, such as https://shop.example',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/layette',
  MEILI_URL: 'the address of a Meilisearch server, such as http://127.0.0.1:7700',
  MEILI_KEY: 'the key of that server (MEILI_URL and MEILI_KEY go together)',
  SMTP_URL: 'a mail server, such as smtps://user:password@mail.example:465; in production nothing can do without one',
  STRIPE_SECRET_KEY: 'a Stripe secret key beginning with sk_ (STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together)',
  STRIPE_WEBHOOK_SECRET:
    'a Stripe webhook secret beginning with whsec_ (STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together)',
  DEMO: 'on or off, and off where NODE_ENV is production: everybody knows the passwords of the demo',
  NODE_ENV: 'production, development or test',
  TRUSTED_PROXIES: 'how many proxies stand in front, 0 to 10',
  SECRET_KEY: 'at least 32 random characters, the same on every machine that serves this shop',
  LOG_LEVEL: 'silent, fatal, error, warn, info or debug',
};

/**
 * Settings from environment variables. An empty variable counts as not set.
 * @throws {SettingsError} with one line per invalid setting: its name and what it must be, but not its value, which may be a secret.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) refuse([...new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as Name))]);
  const e = parsed.data;

  const alone = ([a, b]: [Name, Name]): Name[] =>
    e[a] !== undefined && e[b] === undefined ? [b] : e[b] !== undefined && e[a] === undefined ? [a] : [];
  const missing = [...alone(['MEILI_URL', 'MEILI_KEY']), ...alone(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])];
  const production = e.NODE_ENV === 'production';
  if (production && e.DATABASE_URL !== undefined && e.SECRET_KEY === undefined) missing.push('SECRET_KEY');
  if (production && e.PUBLIC_URL === undefined) missing.push('PUBLIC_URL');
  // Without it nobody could sign up, or get the link to a gift.
  if (production && e.SMTP_URL === undefined) missing.push('SMTP_URL');
  // The demo's passwords are public.
  if (production && e.DEMO === true) missing.push('DEMO');
  if (missing.length > 0) refuse(missing);

  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    databaseUrl: e.DATABASE_URL ?? null,
    meili: e.MEILI_URL !== undefined ? { url: e.MEILI_URL, key: e.MEILI_KEY! } : null,
    smtpUrl: e.SMTP_URL ?? null,
    stripe:
      e.STRIPE_SECRET_KEY !== undefined
        ? { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET! }
        : null,
    demo: e.DEMO ?? !production,
    production,
    trustedProxies: e.TRUSTED_PROXIES,
    secret: e.SECRET_KEY ?? null,
    logLevel: e.LOG_LEVEL,
  };
}

function refuse(names: Name[]): never {
  throw new SettingsError(names.map((name) => `${name} must be ${correctForm[name] ?? 'valid'}.`).join('\n'));
}
