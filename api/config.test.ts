import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './config.ts';

describe('readSettings', () => {
  it('has a default for everything outside production', () => {
    expect(readSettings({})).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4321',
      databaseUrl: null,
      meili: null,
      demo: true,
      production: false,
    });
  });

  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example/',
    SMTP_URL: 'smtps://user:password@mail.example:465',
  };

  it('turns the demo off in production and asks for the public address and a mail server', () => {
    expect(() => readSettings({ ...production, PUBLIC_URL: '' })).toThrow(/^PUBLIC_URL must be/);
    expect(() => readSettings({ ...production, SMTP_URL: '' })).toThrow(/^SMTP_URL must be a mail server/);
    expect(readSettings(production)).toMatchObject({
      demo: false,
      publicUrl: 'https://shop.example',
    });
  });

  it('refuses the demo in production, whose passwords everybody knows', () => {
    expect(() => readSettings({ ...production, DEMO: 'on' })).toThrow(/^DEMO must be on or off, and off where/);
    expect(readSettings({ ...production, DEMO: 'off' }).demo).toBe(false);
  });

  it.each([
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'shop'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'http://x'],
    ['STRIPE_SECRET_KEY', 'pk_live'],
    ['DEMO', 'perhaps'],
    ['SECRET_KEY', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '-1'],
  ])('refuses %s=%s by name without repeating the value', (name, value) => {
    let message = '';
    try {
      readSettings({ [name]: value });
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^${name} must be .+`));
    expect(message.split(' must be')[0]).toBe(name);
  });

  it('names the missing half of a pair', () => {
    expect(() => readSettings({ MEILI_URL: 'http://127.0.0.1:7700' })).toThrow(/^MEILI_KEY must be/);
    expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_x' })).toThrow(/^STRIPE_SECRET_KEY must be/);
  });

  it('wants a shared secret where several machines serve one production database', () => {
    const env = { ...production, DATABASE_URL: 'postgres://db/layette' };
    expect(() => readSettings(env)).toThrow(/^SECRET_KEY must be/);
    expect(readSettings({ ...env, SECRET_KEY: 'x'.repeat(32) }).secret).toBe('x'.repeat(32));
  });

  it('takes an empty variable as not set', () => {
    expect(readSettings({ PORT: '', MEILI_URL: '' })).toMatchObject({ port: 4321, meili: null });
  });
});
