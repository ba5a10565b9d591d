import { randomUUID } from 'node:crypto';
import type { SignedIn } from './sign-in-as.ts';
import type { TestApp } from './start-test-app.ts';

/** Sends an enquiry to a company as a signed-in person; returns its id and the token of its conversation. */
export async function sendAs(
  { call, database }: Pick<TestApp, 'call' | 'database'>,
  { headers }: SignedIn,
  companyId: number,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<{ id: number; token: string }> {
  const { status, body } = await call('enquiries/send.php', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: randomUUID(),
      about: 'company',
      id: companyId,
      name: 'Mariam Darwish',
      phone: '+965 5551 0000',
      subject: 'Ventilators',
      message: 'We need twelve of them.',
      country: 'KW',
      ...facts,
    }),
  });
  if (status !== 200) throw new Error(`Not sent: ${body.message}`);
  const { rows } = await database.pool.query('select max(id) as id from enquiries');
  return { id: Number(rows[0].id), token: body.token };
}
