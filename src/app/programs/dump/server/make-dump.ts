import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { changedKinds, listChanges } from '#app/programs/changes/changes.contract.ts';
import { isNotForTraining } from '#features/companies/server/public.ts';
import type { AnyCall, CallAnswer } from '#platform/calls/call.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { serializerOf } from '#platform/calls/serialize-answer.ts';
import { publicFilePath } from '#platform/files/file-store.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type DumpedKind, dumpedFacts } from './dumped-facts.ts';
import { countWithdrawals, type MadeFile, replaceDumps } from './kept-dumps.ts';

const compress = promisify(gzip);

/** The number of lines held in memory at once. */
const RECORDS_IN_PART = 5_000;
const CHANGES_ASKED = 1_000;
const NAME_BYTES = 12;

export type DumpParts = {
  readonly operations: readonly Operation[];
  /** The context of a visitor who is not signed in. */
  contextOf(language: Language): OperationContext;
};

type Listed = {
  readonly id: number;
  readonly path: string;
  readonly address: string;
  readonly ends_on: string | null;
  readonly changed_at: string;
};

/** Makes calls in process the way a visitor would: with the same checks, and only declared fields in the answer. */
function callAsVisitor({ operations }: DumpParts) {
  return async <C extends AnyCall>(
    call: C,
    input: Readonly<Record<string, unknown>>,
    context: OperationContext,
  ): Promise<CallAnswer<C>> => {
    const operation = operations.find((each) => each.call === call);
    if (!operation) throw new Error(`No operation serves ${call.path}`);
    return JSON.parse(serializerOf(call)(await operation.perform({ ...input }, context)));
  };
}

type Ask = ReturnType<typeof callAsVisitor>;

/** Every record of a kind, and the mark from which the list of changes continues. */
async function listRecords(ask: Ask, kind: DumpedKind, context: OperationContext) {
  const records = new Map<number, Listed>();
  let since: string | undefined;
  let more = true;
  while (more) {
    const asked = { kind, limit: CHANGES_ASKED, ...(since ? { since } : {}) };
    const answer = await ask(listChanges, asked, context);
    for (const { id, change, address, ends_on, changed_at } of answer.changes) {
      if (change === 'removed' || !address) records.delete(id);
      else {
        const path = address.slice(context.appUrl.length);
        records.set(id, { id, path, address, ends_on, changed_at });
      }
    }
    since = answer.next_mark;
    more = answer.more;
  }
  return { records: [...records.values()], mark: since ?? '' };
}

/** A record's line; undefined if it was removed meanwhile, which the list of changes will tell. */
async function lineOf(
  ask: Ask,
  kind: DumpedKind,
  { path, ...listed }: Listed,
  contexts: Readonly<Record<Language, OperationContext>>,
): Promise<string | undefined> {
  const { call, inputOf, find } = dumpedFacts[kind];
  const named = { id: listed.id, path };
  try {
    const [en, ar] = await Promise.all(
      [contexts.en, contexts.ar].map(async (context) =>
        find(await ask(call, inputOf(named), context), named),
      ),
    );
    if (!en || !ar) return undefined;
    const refused = await isNotForTraining(contexts.en.database.pool, en.companyId);
    const facts = { not_for_training: refused, en: en.facts, ar: ar.facts };
    return JSON.stringify({ kind, ...listed, ...facts });
  } catch (error) {
    if (error instanceof CallProblem && error.status === 404) return undefined;
    throw error;
  }
}

type Part = { readonly kind: DumpedKind; readonly part: number; readonly mark: string };

async function storePart(
  lines: readonly string[],
  { kind, part, mark }: Part,
  { files }: OperationContext,
): Promise<MadeFile> {
  const content = await compress(lines.map((line) => `${line}\n`).join(''));
  const name = `${kind}-${part}-${randomBytes(NAME_BYTES).toString('hex')}.ndjson.gz`;
  await files.write(publicFilePath('dumps', name) ?? name, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { kind, part, mark, file: name, records: lines.length, bytes: content.length, sha256 };
}

async function makeKind(ask: Ask, kind: DumpedKind, parts: DumpParts): Promise<MadeFile[]> {
  const contexts = { en: parts.contextOf('en'), ar: parts.contextOf('ar') };
  const { records, mark } = await listRecords(ask, kind, contexts.en);
  const made: MadeFile[] = [];
  let lines: string[] = [];
  const store = async () => {
    made.push(await storePart(lines, { kind, part: made.length + 1, mark }, contexts.en));
    lines = [];
  };
  for (const record of records) {
    const line = await lineOf(ask, kind, record, contexts);
    if (line) lines.push(line);
    if (lines.length === RECORDS_IN_PART) await store();
  }
  // A kind without records still gets an empty file, so that its absence is no riddle.
  if (lines.length > 0 || made.length === 0) await store();
  return made;
}

/**
 * Writes every public record into new files and then swaps them in at once. If the process dies on the way, the old
 * files stay, and the sweep removes the unfinished ones.
 */
export async function makeDump(parts: DumpParts): Promise<readonly MadeFile[]> {
  const ask = callAsVisitor(parts);
  const { database, files } = parts.contextOf('en');
  const withdrawals = await countWithdrawals(database.pool);
  const made: MadeFile[] = [];
  for (const kind of changedKinds) made.push(...(await makeKind(ask, kind, parts)));
  await replaceDumps(database.pool, files, made, withdrawals);
  return made;
}
