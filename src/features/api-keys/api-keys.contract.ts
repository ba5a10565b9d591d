import * as z from 'zod/mini';
import { cursorInput, cursorOutput, doneOutput } from '#console/paged-list.contract.ts';
import { declareCall } from '#platform/calls/call.ts';
import { oneLine, recordId, searchText } from '#platform/calls/fields.ts';
import { apiKeysTexts as texts } from './api-keys.texts.ts';
import { keyScopes } from './key-scopes.ts';

export const KEY_NAME_LENGTH = 60;
/** Enough for one key per program and for replacing them one at a time. */
export const MOST_KEYS = 5;

/** Callers with an API key are not allowed here: a key must not create keys. */
const forOwners = { access: 'exhibitor', claims: ['user_id', 'exhibitor_id'] } as const;

export const listApiKeys = declareCall({
  ...forOwners,
  method: 'GET',
  path: 'exhibitor/api-keys/list.php',
  summary: 'The keys of the own company, without their secrets',
  input: {},
  output: {
    keys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        hint: z.string(),
        scopes: z.array(z.string()),
        created_at: z.string(),
        last_used_at: z.nullable(z.string()),
      }),
    ),
  },
});

export const createApiKey = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/api-keys/create.php',
  summary: 'Makes a key for the calls of an approved exhibitor; it is told here and never again',
  input: {
    name: oneLine(KEY_NAME_LENGTH, texts.nameRequired.id),
    /** Such as products:read; write includes read. */
    scopes: z.prefault(
      z
        .array(z.enum(keyScopes), texts.scopesRequired.id)
        .check(z.minLength(1, texts.scopesRequired.id), z.maxLength(keyScopes.length)),
      [],
    ),
  },
  output: { key: z.string(), message: z.string() },
});

export const revokeApiKey = declareCall({
  ...forOwners,
  method: 'POST',
  path: 'exhibitor/api-keys/revoke.php',
  summary: 'Ends a key at once',
  input: { id: recordId },
  output: { message: z.string() },
});

export const listAllApiKeys = declareCall({
  method: 'GET',
  path: 'admin/api-keys/list.php',
  summary: 'The keys of all companies, the newest first, without their secrets',
  access: 'admin',
  input: { search: z.optional(searchText), ...cursorInput },
  output: {
    keys: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        hint: z.string(),
        scopes: z.array(z.string()),
        company_name: z.string(),
        created_at: z.string(),
        last_used_at: z.nullable(z.string()),
      }),
    ),
    ...cursorOutput,
  },
});

export const endApiKey = declareCall({
  method: 'POST',
  path: 'admin/api-keys/end.php',
  summary: 'Ends a company’s key at once; its person is mailed',
  access: 'admin',
  input: { id: recordId },
  output: doneOutput,
});
