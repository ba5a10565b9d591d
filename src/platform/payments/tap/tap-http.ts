import * as z from 'zod/mini';
import { GatewayFault } from '#platform/payments/payment-provider.ts';

export type TapAccess = {
  baseUrl(): string;
  secretKey(): Promise<string>;
  readonly timeoutMs: number;
};

const ANSWER_LIMIT = 256 * 1024;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > ANSWER_LIMIT) throw new GatewayFault('the answer is too large');
  return JSON.parse(text);
}

async function exchange(access: TapAccess, method: 'GET' | 'POST', path: string, body?: object) {
  const response = await fetch(access.baseUrl() + path, {
    method,
    headers: {
      authorization: `Bearer ${await access.secretKey()}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(access.timeoutMs),
  });
  return { status: response.status, body: await readBody(response) };
}

/** The gateway's error code, such as 1117; it contains no personal data. */
function errorCodeOf(body: unknown): string {
  const [first] = (body as { errors?: { code?: unknown }[] } | null)?.errors ?? [];
  return /^\d{1,6}$/.test(String(first?.code)) ? String(first?.code) : 'no code';
}

/** Sends a request and validates the response; throws a GatewayFault on anything unexpected. */
export async function askTap<Schema extends z.ZodMiniType>(
  access: TapAccess,
  method: 'GET' | 'POST',
  path: string,
  answer: Schema,
  body?: object,
): Promise<z.output<Schema>> {
  let received: Awaited<ReturnType<typeof exchange>>;
  try {
    received = await exchange(access, method, path, body);
  } catch (error) {
    if (error instanceof GatewayFault) throw error;
    throw new GatewayFault(`no answer to ${method} ${path}`, { cause: error });
  }
  if (received.status !== 200) {
    throw new GatewayFault(
      `${received.status} (${errorCodeOf(received.body)}) to ${method} ${path}`,
    );
  }
  const parsed = z.safeParse(answer, received.body);
  if (!parsed.success) throw new GatewayFault(`the answer to ${method} ${path} makes no sense`);
  return parsed.data;
}
