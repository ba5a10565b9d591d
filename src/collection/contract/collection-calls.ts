import * as z from 'zod/mini';
import { importAnswer, previewAnswer } from '#collection/import/contract/import-answers.ts';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { recordId, searchText, uploadedFile, wholeNumber } from '#platform/calls/fields.ts';
import { keptWhenLeftOut } from '#platform/fields/declared-field.ts';
import type { CollectionFacts } from './define-collection.ts';
import { LONGEST_LIST, MOST_AT_ONCE } from './list-limits.ts';
import { statusSchema } from './status-field.ts';

type Shape = Record<string, z.ZodMiniType>;

const audiences = {
  /** Exhibitors only, and only their own: see the operations. */
  exhibitor: { access: 'approved-exhibitor', claims: ['exhibitor_id'] },
  operator: { access: 'admin', claims: [] },
} as const;

/** Who may make the calls. The types say the narrower of both; what differs is decided when run. */
function accessOf({ audience = 'exhibitor' }: CollectionFacts) {
  return audiences[audience] as (typeof audiences)['exhibitor'];
}

const factSchemas = { text: z.nullable(z.string()), number: z.nullable(z.number()) } as const;

function rowShape({ fields, facts = {} }: CollectionFacts): Shape {
  const answers = Object.entries(fields).map(([name, field]) => [name, field.answer]);
  const known = Object.entries(facts).map(([name, kind]) => [name, factSchemas[kind]]);
  return { id: z.int(), ...Object.fromEntries([...answers, ...known]) };
}

function inputShape({ fields }: Pick<CollectionFacts, 'fields'>): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
}

/** Whoever knows only the stated fields of an item leaves the others as they are. */
function changeShape({ fields }: Pick<CollectionFacts, 'fields'>): Shape {
  const kept = Object.entries(fields).filter(([, { extra }]) => extra);
  return {
    ...inputShape({ fields }),
    ...Object.fromEntries(kept.map(([name, { schema }]) => [name, keptWhenLeftOut(schema)])),
  };
}

function declareReads(facts: CollectionFacts, path: (name: string) => string) {
  const forOwners = accessOf(facts);
  const row = z.object(rowShape(facts));
  const sortable = facts.columns.filter((column) => column.sortable).map(({ name }) => name);
  return {
    list: declareCall({
      ...forOwners,
      method: 'GET',
      path: path('list'),
      summary: `The ${facts.name}, searched, filtered, sorted and paged`,
      input: {
        page: z._default(wholeNumber({ min: 1, max: 1_000_000 }), 1),
        limit: z._default(wholeNumber({ min: 1, max: LONGEST_LIST }), LONGEST_LIST),
        search: z.optional(searchText),
        status: z.optional(z.union([z.literal(''), statusSchema])),
        sort: z.optional(z.enum(['id', ...sortable])),
        direction: z.optional(z.enum(['ascending', 'descending'])),
      },
      output: {
        [facts.name]: z.array(row),
        total: z.int(),
        active: z.int(),
        inactive: z.int(),
        filtered: z.int(),
      } as Shape,
    }),
    get: declareCall({
      ...forOwners,
      method: 'GET',
      path: path('get'),
      summary: `One of the ${facts.name}`,
      input: { [facts.ids.one]: recordId } as Shape,
      output: { [facts.item]: row } as Shape,
    }),
  };
}

function declareWrites(facts: CollectionFacts, path: (name: string) => string) {
  const { item, ids } = facts;
  const input = inputShape(facts);
  const check = facts.rules;
  const post = { ...accessOf(facts), method: 'POST' } as const;
  const done = { message: z.string() };
  const acted = { [ids.acted]: recordId } as Shape;
  const many = {
    [ids.many]: z.array(recordId).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  } as Shape;
  const status = { status: statusSchema };
  return {
    create: declareCall({
      ...post,
      path: path('create'),
      summary: `Adds a ${item}; the same key adds it once`,
      input: { ...input, create_key: z.optional(z.uuid()) } as Shape,
      check,
      output: {
        ...done,
        id: z.int(),
        ...rowShape({ ...facts, fields: {} }),
        exhibitor_country: z.string(),
      } as Shape,
    }),
    update: declareCall({
      ...post,
      path: path('update'),
      summary: `Changes a ${item}`,
      input: { [ids.one]: recordId, ...changeShape(facts) } as Shape,
      check,
      output: done,
    }),
    remove: declareCall({
      ...post,
      path: path('delete'),
      summary: `Deletes a ${item}`,
      input: acted,
      output: done,
    }),
    updateStatus: declareCall({
      ...post,
      path: path('update-status'),
      summary: `Activates or deactivates a ${item}`,
      input: { ...acted, ...status } as Shape,
      output: done,
    }),
    bulkDelete: declareCall({
      ...post,
      path: path('bulk-delete'),
      summary: `Deletes several ${facts.name}`,
      input: many,
      output: { ...done, deleted_count: z.int() },
    }),
    bulkUpdateStatus: declareCall({
      ...post,
      path: path('bulk-update-status'),
      summary: `Activates or deactivates several ${facts.name}`,
      input: { ...many, ...status } as Shape,
      output: { ...done, updated_count: z.int() },
    }),
  };
}

/** Cells that were mended after the preview: row, column and what they shall say. */
const corrections = z.optional(z.string().check(z.maxLength(1_000_000)));

function declareImports(facts: CollectionFacts, path: (name: string) => string) {
  const { importing } = facts;
  if (!importing) return undefined;
  const file = { [importing.fileField]: uploadedFile } as Shape;
  const key = z.uuid();
  const post = { ...accessOf(facts), method: 'POST' } as const;
  return {
    preview: declareCall({
      ...post,
      path: path('import-preview'),
      summary: `What a file of ${facts.name} would bring; nothing is stored`,
      input: { ...file, corrections } as Shape,
      output: previewAnswer,
    }),
    run: declareCall({
      ...post,
      path: path('import'),
      summary: `Imports a file of ${facts.name}; the same key imports once`,
      input: { ...file, corrections, import_key: z.optional(key) } as Shape,
      output: importAnswer(importing.resultShape),
    }),
    progress: declareCall({
      ...accessOf(facts),
      method: 'GET',
      path: path('import-progress'),
      summary: 'How far a running import has come',
      input: { import_key: key },
      output: { rows_done: z.int(), rows_total: z.nullable(z.int()) },
    }),
    failedRows: declareDownload({
      ...accessOf(facts),
      path: path('import-errors'),
      summary: 'The rows of an import that failed, with the reason in a column of their own',
      input: { import_id: recordId },
    }),
    undo: declareCall({
      ...post,
      path: path('import-undo'),
      summary: 'Takes the latest import back',
      input: { import_id: recordId },
      output: { message: z.string(), deleted_count: z.int() },
    }),
  };
}

/** The calls of a collection, all with the stated names. */
export function declareCollectionCalls(facts: CollectionFacts) {
  const folder = facts.audience === 'operator' ? 'admin' : 'exhibitor';
  const path = (name: string) => `${folder}/${facts.name}/${name}.php`;
  return {
    ...declareReads(facts, path),
    ...declareWrites(facts, path),
    imports: declareImports(facts, path),
  };
}

export type CollectionCalls = ReturnType<typeof declareCollectionCalls>;
