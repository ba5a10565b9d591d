import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { createLogger } from './logging.ts';

const { pool } = await createTestDatabase();
const secret = 'my diagnosis is private';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: Error) => error,
  );

/** What a log contains after an error was logged in each possible way. */
function logged(error: Error): string {
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  log.error({ err: error }, 'it failed');
  log.error(error);
  log.error(error, 'it failed');
  expect(lines).toHaveLength(3);
  return lines.join('');
}

test.each([
  ['a value it cannot read', 'select $1::text::int', [secret]],
  ['a key that is there', `insert into rate_limits (key) values ($1), ($1)`, [secret]],
  ['a value that is too long', 'select cast($1::text as json)', [secret]],
])('what the database says of %s is told without it', async (_name, statement, values) => {
  const error = await failureOf(pool.query(statement, values));
  const text = logged(error);
  expect(text).not.toContain(secret);
  expect(text).toMatch(/"code":"\w{5}"/);
  expect(text).toContain('logging.test.ts');
});

test('nor is it in what caused what is told', async () => {
  const cause = await failureOf(pool.query('select $1::text::int', [secret]));
  const text = logged(new Error('The message was not stored', { cause }));
  expect(text).not.toContain(secret);
  expect(text).toContain('The message was not stored');
  expect(text).toContain('"code":"22P02"');
});

test('whatever else an error carries is not told', () => {
  const error = Object.assign(new Error('failed'), { parameters: [secret], body: { secret } });
  expect(logged(error)).not.toContain(secret);
});
