import { randomUUID } from 'node:crypto';
import type { SignedIn } from './sign-in-as.ts';
import type { TestApp } from './start-test-app.ts';

/** Requests the prices of products as a signed-in person; returns the token of the request's page. */
export async function requestAs(
  { call }: Pick<TestApp, 'call'>,
  { headers }: SignedIn,
  products: readonly number[],
  facts: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { status, body } = await call('enquiries/send-request.php', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: randomUUID(),
      items: JSON.stringify(products.map((id) => ({ id, quantity: 10 }))),
      name: 'Mariam Darwish',
      phone: '+965 5551 0000',
      notes: 'With installation, please.',
      country: 'KW',
      ...facts,
    }),
  });
  if (status !== 200) throw new Error(`Not sent: ${body.message}`);
  return body.token;
}
