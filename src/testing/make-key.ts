import { keyScopes } from '#features/api-keys/key-scopes.ts';
import { newKey } from '#features/api-keys/server/identify-key.ts';
import { hashOfToken } from '#platform/auth/secret-token.ts';
import type { TestDatabase } from './test-database.ts';

/** Creates an API key for a company, with all scopes by default. */
export async function makeKey(
  { pool }: TestDatabase,
  companyId: number,
  scopes: readonly string[] = keyScopes,
): Promise<string> {
  const key = newKey();
  await pool.query(
    `insert into api_keys (company_id, name, token_hash, hint, scopes) values ($1, $4, $2, '', $3)`,
    [companyId, hashOfToken(key), scopes, `test ${key.slice(-6)}`],
  );
  return key;
}
