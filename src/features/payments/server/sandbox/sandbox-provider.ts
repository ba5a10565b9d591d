import type pg from 'pg';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { createTapProvider } from '#platform/payments/tap/tap-provider.ts';
import { sandboxKey } from './sandbox-key.ts';

const TIMEOUT_MS = 10_000;

type SandboxParts = {
  readonly pool: pg.Pool;
  /** The address of this process. */
  localUrl(): string;
  readonly appUrl: string;
};

/** The real provider's adapter, pointed at the gateway inside the portal. */
export function createSandboxProvider({ pool, localUrl, appUrl }: SandboxParts): PaymentProvider {
  return createTapProvider({
    name: 'sandbox',
    live: false,
    baseUrl: () => `${localUrl()}/sandbox/v2/`,
    secretKey: () => sandboxKey(pool),
    timeoutMs: TIMEOUT_MS,
    mayRedirectTo: ({ origin }) => origin === new URL(appUrl).origin,
  });
}
