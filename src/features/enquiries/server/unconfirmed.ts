import type pg from 'pg';
import * as z from 'zod/mini';
import {
  CONFIRMATION_CODE_LENGTH,
  CONFIRMATION_LIFE_MINUTES,
  CONFIRMATION_RESEND_AFTER_S,
} from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { type RequestFacts, requestFacts } from '#features/enquiries/requests/new-request.ts';
import { isCode, makeCode, type NewCode } from '#platform/auth/mailed-code.ts';
import { conflict, tooManyRequests } from '#platform/calls/call-problem.ts';
import { requireSameInput } from '#platform/calls/retry-keys.ts';
import { bigint, bytes, int, json, nullable, text, uuid } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { HOUR_S } from '#platform/dates/spans.ts';
import { documentKinds } from '#platform/files/document-kind.ts';
import type { KeptFile } from './kept-file.ts';
import { lockSender } from './lock-sender.ts';
import { type EnquiryFacts, enquiryFacts } from './new-enquiry.ts';
import { unconfirmedEnquiries } from './unconfirmed-enquiries.table.ts';

const MOST_TRIES = 5;
/** Codes per address and day, which strangers can cause; resent ones count as well. */
const MOST_CODES = 10;
/** Codes per enquiry. */
const MOST_CODES_EACH = 5;

const codeLife = raw(`interval '${CONFIRMATION_LIFE_MINUTES} minutes'`);
const resendAfter = raw(`interval '${CONFIRMATION_RESEND_AFTER_S} seconds'`);
/** Kept this long, so that somebody can request another code on the same day. */
const kept = raw(`interval '1 day'`);

/** Names and kinds of the stored files, in the order of their columns. */
const files = z.array(z.object({ name: z.string(), kind: z.enum(documentKinds) }));

/** Both enquiries and requests for quotation wait for a code here. */
const waiting = z.union([z.extend(requestFacts, { files }), z.extend(enquiryFacts, { files })]);

const dropOld = command({
  name: 'enquiries.drop-unconfirmed',
  sql: sql`delete from ${unconfirmedEnquiries} where created_at < now() - ${kept}`,
});

/** Deletes what nobody confirmed within a day. */
export async function dropUnconfirmed(connection: Connection): Promise<void> {
  await dropOld.run(connection);
}

const countCodes = query({
  name: 'enquiries.count-codes',
  values: { email: text },
  row: { count: bigint },
  sql: sql`
    select coalesce(sum(codes), 0)::bigint as count from ${unconfirmedEnquiries}
    where email = $email and created_at > now() - ${kept}`,
});

/** Checked while holding the address's turn, so that all earlier codes are counted. */
async function mayMailCode(client: Connection, email: string): Promise<boolean> {
  return (await countCodes.one(client, { email })).count < MOST_CODES;
}

const insertWaiting = command({
  name: 'enquiries.keep-unconfirmed',
  values: {
    key: uuid,
    asked: nullable(bytes),
    email: text,
    facts: json(waiting),
    file: nullable(text),
    file2: nullable(text),
    file3: nullable(text),
    salt: bytes,
    hash: bytes,
  },
  sql: sql`
    insert into ${unconfirmedEnquiries}
      (send_key, asked, email, facts, file, file_2, file_3, salt, code_hash)
    values ($key, $asked, $email, $facts, $file, $file2, $file3, $salt, $hash)
    on conflict (send_key) do nothing`,
});

const selectKey = query({
  name: 'enquiries.unconfirmed-key',
  values: { key: uuid },
  row: { email: text, asked: nullable(bytes) },
  sql: sql`select email, asked from ${unconfirmedEnquiries} where send_key = $key`,
});

/** The address that a code was mailed to, while its submission waits. */
export const findWaiting = (connection: Connection, key: string) =>
  selectKey.first(connection, { key });

type Keyed = { readonly key: string; readonly email: string; readonly asked: Buffer };

/** Whether this submission is waiting for its code. Throws if the key belongs to another address. */
export async function isWaiting(connection: Connection, { key, email, asked }: Keyed) {
  const found = await findWaiting(connection, key);
  if (!found) return false;
  if (found.email !== email) throw conflict(enquiriesTexts.otherAddress);
  requireSameInput(found.asked, asked);
  return true;
}

type Unconfirmed = Keyed & { readonly facts: EnquiryFacts | RequestFacts };

/** Stores a submission until its code is entered; undefined if it is waiting already. */
export async function keepUnconfirmed(
  client: pg.ClientBase,
  unconfirmed: Unconfirmed,
  storeFiles: () => Promise<readonly KeptFile[]>,
): Promise<NewCode | undefined> {
  const { key, email, asked, facts } = unconfirmed;
  await lockSender(client, email);
  if (await isWaiting(client, unconfirmed)) return undefined;
  await dropUnconfirmed(client);
  if (!(await mayMailCode(client, email))) throw tooManyRequests(HOUR_S);
  const made = await makeCode(CONFIRMATION_CODE_LENGTH);
  const stored = await storeFiles();
  const [file, file2, file3] = stored.map(({ path }) => path);
  const inserted = await insertWaiting.run(client, {
    ...{ key, asked, email },
    facts: { ...facts, files: stored.map(({ name, kind }) => ({ name, kind })) },
    file,
    file2,
    file3,
    salt: made.salt,
    hash: made.hash,
  });
  // Somebody else has used the same key at this very moment.
  if (inserted === 0) throw conflict(enquiriesTexts.otherAddress);
  return made;
}

const countTry = command({
  name: 'enquiries.count-code-guess',
  values: { key: uuid },
  row: { salt: bytes, code_hash: bytes },
  sql: sql`
    update ${unconfirmedEnquiries} set tries = tries + 1
    where send_key = $key and tries < ${MOST_TRIES} and code_made_at > now() - ${codeLife}
    returning salt, code_hash`,
});

/** Counts a guess and then compares it. */
export async function guessCode(
  connection: Connection,
  key: string,
  guess: string,
): Promise<'right' | 'wrong' | 'gone'> {
  const stored = await countTry.first(connection, { key });
  if (!stored) return 'gone';
  return (await isCode(guess, { salt: stored.salt, hash: stored.code_hash })) ? 'right' : 'wrong';
}

const takeWaiting = command({
  name: 'enquiries.take-unconfirmed',
  values: { key: uuid },
  row: {
    email: text,
    asked: nullable(bytes),
    facts: json(waiting),
    file: nullable(text),
    file_2: nullable(text),
    file_3: nullable(text),
  },
  sql: sql`
    delete from ${unconfirmedEnquiries} where send_key = $key
    returning email, asked, facts, file, file_2, file_3`,
});

/** Removes a waiting submission and returns it; of several simultaneous calls only one gets it. */
export async function takeUnconfirmed(client: Connection, key: string) {
  const found = await takeWaiting.first(client, { key });
  if (!found) return undefined;
  const { files: named, ...facts } = found.facts;
  const paths = [found.file, found.file_2, found.file_3];
  const kept = named.flatMap((each, at) => {
    const path = paths[at];
    return path ? [{ path, ...each }] : [];
  });
  const { email, asked } = found;
  return { facts, who: { key, asked, email, accountId: null }, files: kept };
}

const renewCode = command({
  name: 'enquiries.renew-code',
  values: { key: uuid, salt: bytes, hash: bytes },
  row: { email: text, facts: json(waiting) },
  sql: sql`
    update ${unconfirmedEnquiries}
    set salt = $salt, code_hash = $hash, tries = 0, code_made_at = now(), codes = codes + 1
    where send_key = $key and code_made_at <= now() - ${resendAfter} and codes < ${MOST_CODES_EACH}
    returning email, facts`,
});

const selectWait = query({
  name: 'enquiries.wait-for-code',
  values: { key: uuid },
  row: { email: text, codes: int, wait_s: nullable(int) },
  sql: sql`
    select email, codes,
      ceil(extract(epoch from code_made_at - now()))::int + ${CONFIRMATION_RESEND_AFTER_S} as wait_s
    from ${unconfirmedEnquiries} where send_key = $key`,
});

/** Replaces the code. `waitS` is the time until another code is possible. */
export async function renewConfirmation(client: pg.ClientBase, key: string) {
  const found = await selectWait.first(client, { key });
  if (!found) return undefined;
  await lockSender(client, found.email);
  if (found.codes >= MOST_CODES_EACH || !(await mayMailCode(client, found.email))) {
    return { waitS: HOUR_S };
  }
  const made = await makeCode(CONFIRMATION_CODE_LENGTH);
  const { salt, hash } = made;
  const renewed = await renewCode.first(client, { key, salt, hash });
  return renewed ? { ...renewed, code: made.code } : { waitS: Math.max(found.wait_s ?? HOUR_S, 1) };
}
