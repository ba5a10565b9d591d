import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { findStorageProblem } from '#platform/files/storage-url.ts';
import {
  findProxyProblem,
  readTrustedProxies,
  type TrustedProxies,
} from '#platform/http/trusted-proxies.ts';

const flag = (fallback: boolean) =>
  z.pipe(
    z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), fallback ? '1' : '0'),
    z.transform((value) => value === '1'),
  );

const portNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, { error: 'must be a port number' })),
  z.transform(Number),
);

/** Digits up to the given number, and nothing else. */
const wholeNumber = (most: number, error: string) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,5}$/, { error }),
      z.refine((digits) => Number(digits) <= most, { error }),
    ),
    z.transform(Number),
  );

const address = (protocols: RegExp, error: string) => z.url({ protocol: protocols, error });

const storageAddress = z.string().check(({ value, issues }) => {
  const message = findStorageProblem(value);
  if (message) issues.push({ code: 'custom', input: value, message });
});

/** Every setting of the portal; nothing else is read from the environment. */
const environment = z.object({
  PORTAL_MODE: z._default(
    z.enum(['demo', 'production'], { error: 'must be demo or production' }),
    'demo',
  ),
  PORT: z._default(
    portNumber.check(z.refine((port) => port < 65536, { error: 'must be at most 65535' })),
    3000,
  ),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  APP_URL: z.optional(address(/^https?$/, 'must be an http or https address')),
  DATA_DIR: z._default(z.string().check(z.minLength(1, { error: 'must not be empty' })), './data'),
  DATABASE_URL: z.optional(address(/^postgres(ql)?$/, 'must be a postgres:// address')),
  READ_DATABASE_URL: z.optional(address(/^postgres(ql)?$/, 'must be a postgres:// address')),
  STORAGE_URL: z.optional(storageAddress),
  SMTP_URL: z.optional(address(/^smtps?$/, 'must be an smtp:// or smtps:// address')),
  MAIL_FROM: z.optional(
    z.string().check(
      z.regex(/^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, {
        error: 'must be a sender’s address',
      }),
    ),
  ),
  TAP_SECRET_KEY: z.optional(
    z.string().check(
      z.regex(/^sk_(test|live)_\w+(,sk_\1_\w+)?$/, {
        error: 'must be a secret key (sk_…), or the new and the former one with a comma between',
      }),
    ),
  ),
  TAP_URL: z._default(
    address(/^https?$/, 'must be an http or https address'),
    'https://api.tap.company/v2/',
  ),
  PAYMENTS_ALLOW_SANDBOX: flag(false),
  MODEL_URL: z.optional(address(/^https?$/, 'must be an http or https address')),
  MODEL_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string().check(z.maxLength(200))),
  TRUST_PROXY: z._default(
    z.pipe(
      z.string().check(({ value, issues }) => {
        const message = findProxyProblem(value);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
      z.transform(readTrustedProxies),
    ),
    { hops: 0 },
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, { error: 'must have at least 16 characters' })),
  ),
  DRAIN_S: z._default(wholeNumber(60, 'must be 0 to 60 seconds'), 0),
  CONNECTIONS: z._default(
    wholeNumber(65_536, 'must be 8 to 65536 connections').check(
      z.refine((most) => most >= 8, { error: 'must be 8 to 65536 connections' }),
    ),
    4_096,
  ),
  ANSWERS_MB: z._default(wholeNumber(65_536, 'must be 0 to 65536 megabytes'), 64),
  ADMIN_EMAIL: z.optional(z.email({ error: 'must be an e-mail address' })),
  DEMO: z.optional(z.enum(['0', '1'], { error: 'must be 0 or 1' })),
  LOG_LEVEL: z.optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    }),
  ),
});

export const settingNames = Object.keys(environment.shape);

export type Config = {
  readonly mode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  readonly appUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** A streaming replica of that database, for visitors' reads. */
  readonly readDatabaseUrl: string | undefined;
  /** Without it, files are stored in the data folder. */
  readonly storageUrl: string | undefined;
  /** Without it, mails are written to files in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without it, payments go through the sandbox gateway and no money moves. */
  readonly tapSecretKey: string | undefined;
  /** The former key, which notifications may still be signed with while the key is being changed. */
  readonly tapFormerKey: string | undefined;
  /** Ends with a slash. */
  readonly tapUrl: string;
  /**
   * The model that puts search results into words; its URL ends with a slash. Without it, only the portal's own
   * statements
   * are shown.
   */
  readonly model:
    | { readonly url: string; readonly key: string | undefined; readonly name: string }
    | undefined;
  readonly trustedProxies: TrustedProxies;
  /** The token that readers of /metrics present; without one there is no /metrics. */
  readonly metricsToken: string | undefined;
  /**
   * For how long the server still answers after SIGTERM while `/readyz` fails, so that load balancers look elsewhere.
   */
  readonly drainS: number;
  /** How much memory cached answers may take. */
  readonly answersMb: number;
  /** The most connections that are open at once. */
  readonly connections: number;
  readonly adminEmail: string | undefined;
  readonly demoContent: boolean;
  readonly logLevel: string;
};

export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:`);
    this.problems = problems;
  }
}

const requiredInProduction = ['APP_URL', 'SMTP_URL', 'MAIL_FROM'] as const;

function requireForProduction(values: z.output<typeof environment>): void {
  const problems = requiredInProduction
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} is required with PORTAL_MODE=production`);
  if (values.TAP_SECRET_KEY === undefined && !values.PAYMENTS_ALLOW_SANDBOX) {
    problems.push(
      'TAP_SECRET_KEY is required with PORTAL_MODE=production; PAYMENTS_ALLOW_SANDBOX=1 runs it without taking money',
    );
  }
  // Every request carries the secret key, which nobody on the way may read.
  if (new URL(values.TAP_URL).protocol !== 'https:') {
    problems.push('TAP_URL must be an https address with PORTAL_MODE=production');
  }
  if (values.MODEL_URL && values.MODEL_KEY && new URL(values.MODEL_URL).protocol !== 'https:') {
    problems.push('MODEL_URL must be an https address with PORTAL_MODE=production and MODEL_KEY');
  }
  if (problems.length > 0) throw new ConfigError(problems);
}

function modelOf({
  MODEL_URL: url,
  MODEL_KEY: key,
  MODEL_NAME: name,
}: z.output<typeof environment>) {
  if ((url === undefined) !== (name === undefined)) {
    throw new ConfigError(['MODEL_URL and MODEL_NAME are set together, or neither is']);
  }
  return url === undefined || name === undefined
    ? undefined
    : { url: url.replace(/\/?$/, '/'), key, name };
}

/** Reads the environment once and reports all problems together. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, env[name] === '' ? undefined : env[name]]),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const values = parsed.data;
  if (values.PORTAL_MODE === 'production') requireForProduction(values);
  const embedded = values.DATABASE_URL === undefined;
  const [tapSecretKey, tapFormerKey] = values.TAP_SECRET_KEY?.split(',') ?? [];
  return {
    mode: values.PORTAL_MODE,
    port: values.PORT,
    host: values.HOST,
    appUrl: (values.APP_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    readDatabaseUrl: values.READ_DATABASE_URL,
    storageUrl: values.STORAGE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'Mai <portal@mai.example>',
    tapSecretKey,
    tapFormerKey,
    tapUrl: values.TAP_URL.replace(/\/?$/, '/'),
    model: modelOf(values),
    trustedProxies: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    drainS: values.DRAIN_S,
    answersMb: values.ANSWERS_MB,
    connections: values.CONNECTIONS,
    adminEmail: values.ADMIN_EMAIL,
    demoContent: values.PORTAL_MODE === 'demo' && (values.DEMO ?? (embedded ? '1' : '0')) === '1',
    logLevel: values.LOG_LEVEL ?? (values.PORTAL_MODE === 'production' ? 'info' : 'warn'),
  };
}
