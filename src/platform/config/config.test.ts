import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStorageUrl } from '#platform/files/storage-url.ts';
import { ConfigError, readConfig, settingNames } from './config.ts';

describe('readConfig', () => {
  test('nothing set means everything embedded, in demo mode', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      readDatabaseUrl: undefined,
      demoContent: true,
    });
  });

  test('every problem is told at once, with the name of its setting', () => {
    const read = () =>
      readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://db', LOG_LEVEL: 'loud', DEMO: 'yes' });
    expect(read).toThrow(ConfigError);
    try {
      read();
    } catch (error) {
      const names = (error as ConfigError).problems.map((problem) => problem.split(' ')[0]);
      expect(names).toEqual(['PORT', 'DATABASE_URL', 'DEMO', 'LOG_LEVEL']);
    }
  });

  test.each(['70000', '-1', '3000x', '1e3'])('PORT=%s is refused', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(ConfigError);
  });

  test.each(['61', '-1', '1.5', 'ten'])('DRAIN_S=%s is refused', (DRAIN_S) => {
    expect(() => readConfig({ DRAIN_S })).toThrow(ConfigError);
  });

  test.each(['65537', '-1', '0.5', 'all'])('ANSWERS_MB=%s is refused', (ANSWERS_MB) => {
    expect(() => readConfig({ ANSWERS_MB })).toThrow(ConfigError);
  });

  test.each(['7', '65537', '-1', 'all'])('CONNECTIONS=%s is refused', (CONNECTIONS) => {
    expect(() => readConfig({ CONNECTIONS })).toThrow(ConfigError);
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  test('production requires an address, mail and payments, and never has demo content', () => {
    try {
      readConfig({ PORTAL_MODE: 'production' });
      expect.unreachable();
    } catch (error) {
      const names = (error as ConfigError).problems.map((problem) => problem.split(' ')[0]);
      expect(names).toEqual(['APP_URL', 'SMTP_URL', 'MAIL_FROM', 'TAP_SECRET_KEY']);
    }
    const config = readConfig({
      PORTAL_MODE: 'production',
      APP_URL: 'https://mai.example/',
      SMTP_URL: 'smtps://mai:secret@mail.example',
      MAIL_FROM: 'Mai <portal@mai.example>',
      TAP_SECRET_KEY: 'sk_live_abc',
      DEMO: '1',
    });
    expect(config.appUrl).toBe('https://mai.example');
    expect(config.demoContent).toBe(false);
  });

  test('the sandbox gateway runs in production only when it is allowed by name', () => {
    const production = {
      PORTAL_MODE: 'production',
      APP_URL: 'https://mai.example',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'portal@mai.example',
    };
    expect(() => readConfig(production)).toThrow(ConfigError);
    expect(readConfig({ ...production, PAYMENTS_ALLOW_SANDBOX: '1' }).tapSecretKey).toBeUndefined();
    expect(readConfig({}).tapSecretKey).toBeUndefined();
  });

  test('production asks the gateway over https only', () => {
    const production = {
      PORTAL_MODE: 'production',
      APP_URL: 'https://mai.example',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'portal@mai.example',
      TAP_SECRET_KEY: 'sk_live_a',
    };
    const TAP_URL = 'http://gateway.example/v2';
    expect(() => readConfig({ ...production, TAP_URL })).toThrow(ConfigError);
    const told = 'TAP_URL must be an https address with PORTAL_MODE=production';
    try {
      readConfig({ ...production, TAP_URL });
    } catch (error) {
      expect((error as ConfigError).problems).toEqual([told]);
    }
    const upper = readConfig({ ...production, TAP_URL: 'HTTPS://gateway.example/v2' });
    expect(upper.tapUrl).toMatch(/^https:/i);
    expect(readConfig({ TAP_URL }).tapUrl).toBe('http://gateway.example/v2/');
  });

  test('TAP_SECRET_KEY names one key, or the new and the former one', () => {
    expect(readConfig({ TAP_SECRET_KEY: 'sk_live_new' })).toMatchObject({
      tapSecretKey: 'sk_live_new',
      tapFormerKey: undefined,
    });
    expect(readConfig({ TAP_SECRET_KEY: 'sk_live_new,sk_live_old' })).toMatchObject({
      tapSecretKey: 'sk_live_new',
      tapFormerKey: 'sk_live_old',
    });
  });

  test.each([
    'pk_live_x',
    'secret',
    'sk_live_',
    'sk_live_a,',
    'sk_live_a,sk_test_b',
    'sk_live_a,sk_live_b,sk_live_c',
  ])('TAP_SECRET_KEY=%s is refused', (TAP_SECRET_KEY) => {
    expect(() => readConfig({ TAP_SECRET_KEY })).toThrow(ConfigError);
  });

  test.each(['portal', 'Mai <portal>', 'a@b.example\r\nBcc: x@y.example', '<a@b@c>'])(
    'MAIL_FROM=%j is refused',
    (MAIL_FROM) => {
      expect(() => readConfig({ MAIL_FROM })).toThrow(ConfigError);
    },
  );

  test('mail goes to a mail server only', () => {
    expect(() => readConfig({ SMTP_URL: 'https://mail.example' })).toThrow(ConfigError);
    expect(readConfig({ SMTP_URL: 'smtp://localhost:1025' }).smtpUrl).toBe('smtp://localhost:1025');
  });

  test.each([
    ['https://store.example/files', 'must be s3://KEY:SECRET@HOST/BUCKET'],
    ['s3://key:a/secret@store.example/files', 'in the secret written as %2F'],
    ['s3://store.example/files', 'must name a key and its secret'],
    ['s3://key:%zz@store.example/files', 'must name a key and its secret'],
    ['s3://key:secret@store.example', 'must name one bucket'],
    ['s3://key:secret@store.example/files/part', 'must name one bucket'],
    ['s3://key:secret@store.example/Files', 'must name one bucket'],
    ['s3://key:secret@store.example/files?tls=no', 'must say tls=0 or tls=1'],
    ['s3://key:secret@store.example/files?region=a%20b', 'must name a region'],
    ['s3://key:secret@store.example/files?zone=1', 'knows only region and tls, not zone'],
  ])('STORAGE_URL=%s is refused, and the secret is not said', (STORAGE_URL, told) => {
    try {
      readConfig({ STORAGE_URL });
      expect.unreachable();
    } catch (error) {
      const { problems } = error as ConfigError;
      expect(problems).toEqual([expect.stringMatching(/^STORAGE_URL /)]);
      expect(problems[0]).toContain(told);
      expect(problems[0]).not.toContain('a/secret');
    }
  });

  test('STORAGE_URL names a bucket, and what it does not say is a usual store', () => {
    expect(readConfig({}).storageUrl).toBeUndefined();
    const { storageUrl = '' } = readConfig({
      STORAGE_URL: 's3://key:a%2Fb%2B@store.example/files',
    });
    expect(readStorageUrl(storageUrl)).toEqual({
      url: 'https://store.example/files',
      accessKeyId: 'key',
      secretAccessKey: 'a/b+',
      region: 'us-east-1',
    });
    const near = readStorageUrl('s3://k:s@127.0.0.1:9000/files?tls=0&region=auto');
    expect(near).toMatchObject({ url: 'http://127.0.0.1:9000/files', region: 'auto' });
  });

  test('an outside database gets no demo content unless asked for', () => {
    const DATABASE_URL = 'postgres://localhost/mai';
    expect(readConfig({ DATABASE_URL }).demoContent).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demoContent).toBe(true);
  });

  test('.env.example names every setting and nothing else', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual([...settingNames].sort());
  });
});
