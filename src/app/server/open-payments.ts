import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createSandboxProvider } from '#features/payments/server/sandbox/sandbox-provider.ts';
import type { Config } from '#platform/config/config.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { createTapProvider } from '#platform/payments/tap/tap-provider.ts';

const TIMEOUT_MS = 10_000;

/** The address under which this process reaches itself. */
export function localUrlOf(app: FastifyInstance): string {
  const address = app.server.address() as AddressInfo | null;
  if (!address) throw new Error('The portal does not listen yet');
  const host = address.address.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1');
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** The payment gateway: the real one if its key is configured, otherwise the sandbox. */
export function openPayments(config: Config, pool: pg.Pool, app: FastifyInstance): PaymentProvider {
  const { tapSecretKey: key, tapFormerKey: formerKey, tapUrl, appUrl } = config;
  if (key === undefined) {
    return createSandboxProvider({ pool, appUrl, localUrl: () => localUrlOf(app) });
  }
  const { hostname } = new URL(tapUrl);
  return createTapProvider({
    name: 'tap',
    live: key.startsWith('sk_live_'),
    baseUrl: () => tapUrl,
    secretKey: async () => key,
    formerKey,
    timeoutMs: TIMEOUT_MS,
    mayRedirectTo: (address) =>
      address.hostname === hostname ||
      (address.protocol === 'https:' && /(^|\.)tap\.company$/.test(address.hostname)),
  });
}
