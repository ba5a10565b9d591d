import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import { exportFormat } from '#collection/export/contract/export-format.ts';
import {
  dateOrder,
  importAnswer,
  previewAnswer,
} from '#collection/import/contract/import-answers.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { declareCall, declareDownload } from '#platform/calls/call.ts';
import { withWords } from '#platform/calls/field-words.ts';
import { fileOr, recordId, searchText, wholeNumber } from '#platform/calls/fields.ts';
import { inputOf, keepWhenOmitted } from '#platform/fields/declared-field.ts';
import type { CollectionFacts, CollectionRow } from './collection-facts.ts';
import { LONGEST_LIST, MOST_AT_ONCE } from './list-limits.ts';
import { namedField } from './named-field.ts';
import { statusSchema } from './status-field.ts';

type Shape = Record<string, z.ZodMiniType>;

const audiences = {
  /** For exhibitors, who reach only their own items; the operations ensure that. */
  exhibitor: { access: 'approved-exhibitor', claims: ['exhibitor_id'] },
  operator: { access: 'admin', claims: [] },
} as const;

/**
 * Who may make the calls. The type is that of the exhibitors' calls for both audiences; the value at runtime decides.
 */
function accessOf({ audience = 'exhibitor' }: CollectionFacts) {
  return audiences[audience] as (typeof audiences)['exhibitor'];
}

const factSchemas = {
  text: z.nullable(z.string()),
  number: z.nullable(z.number()),
  id: z.int(),
} as const;

function factShape({ facts = {} }: CollectionFacts): Shape {
  return Object.fromEntries(Object.entries(facts).map(([name, kind]) => [name, factSchemas[kind]]));
}

/** An item in an answer: its id and its declared fields and facts, nothing else. */
function rowSchema(facts: CollectionFacts): z.ZodMiniType<CollectionRow> {
  const answers = Object.entries(facts.fields).map(([name, { answer }]) => [name, answer] as const);
  const row = z.object({ id: z.int(), ...Object.fromEntries(answers), ...factShape(facts) });
  return row as z.ZodMiniType<CollectionRow>;
}

/** An item in a list, which also counts its people and how many of them are new. */
function listedSchema(facts: CollectionFacts): z.ZodMiniType<CollectionRow> {
  if (!facts.rowLinks) return rowSchema(facts);
  const people = z.object({ people: z.int(), new_people: z.int() });
  return z.intersection(rowSchema(facts), people) as unknown as z.ZodMiniType<CollectionRow>;
}

function inputShape({ fields }: CollectionFacts): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputOf(field)]));
}

/** For each place the number, from 1, of the place its picture had before; 0 for no picture or a new file. */
const pictureOrder = z.string().check(z.regex(/^\d(,\d){0,9}$/));

/** Additional fields that a client omits keep their values, because it may know only the main ones. */
function changeShape(facts: CollectionFacts): Shape {
  const kept = Object.entries(facts.fields).filter(([, { extra }]) => extra);
  return {
    ...inputShape(facts),
    ...Object.fromEntries(kept.map(([name, field]) => [name, keepWhenOmitted(inputOf(field))])),
    ...(facts.pictures && { picture_order: z.optional(pictureOrder) }),
  };
}

function nameFields(facts: CollectionFacts) {
  const { name, item, ids, importing } = facts;
  const row = rowSchema(facts);
  const noneChosen = collectionTexts.bulkNothing.id;
  const manyIds = z
    .array(recordId, { error: ({ code }) => (code === 'invalid_type' ? noneChosen : undefined) })
    .check(z.minLength(1, noneChosen), z.maxLength(MOST_AT_ONCE));
  const file = fileOr(importTexts.noFile.id, facts.texts.fileTooLarge ?? importTexts.tooLarge);
  return {
    list: namedField(name, z.array(listedSchema(facts))),
    item: namedField(item, row),
    one: namedField(ids.one, recordId),
    acted: namedField(ids.acted, recordId),
    many: namedField(ids.many, withWords({ values: { ...facts.words } }, manyIds)),
    file: namedField(importing?.fileField ?? 'file', file),
  };
}

type NamedFields = ReturnType<typeof nameFields>;

/** The filter and order of a list. */
function listShape({ columns }: CollectionFacts) {
  const sortable = columns.filter((column) => column.sortable).map(({ name }) => name);
  return {
    search: z.optional(searchText),
    status: z.optional(z.union([z.literal(''), statusSchema])),
    sort: z.optional(z.enum(['id', ...sortable])),
    direction: z.optional(z.enum(['ascending', 'descending'])),
  };
}

function declareReads(facts: CollectionFacts, named: NamedFields, path: (name: string) => string) {
  const forOwners = accessOf(facts);
  return {
    list: declareCall({
      ...forOwners,
      method: 'GET',
      path: path('list'),
      summary: `The ${facts.name}, searched, filtered, sorted and paged`,
      input: {
        page: z._default(wholeNumber({ min: 1, max: 1_000_000 }), 1),
        limit: z._default(wholeNumber({ min: 1, max: LONGEST_LIST }), LONGEST_LIST),
        ...listShape(facts),
      },
      output: {
        ...named.list.shape,
        total: z.int(),
        active: z.int(),
        inactive: z.int(),
        filtered: z.int(),
      },
    }),
    get: declareCall({
      ...forOwners,
      method: 'GET',
      path: path('get'),
      summary: `One of the ${facts.name}`,
      input: named.one.shape,
      /** `seen` stands for the item as it is now; what changes it may say so. */
      output: { ...named.item.shape, seen: z.string() },
    }),
  };
}

function declareWrites(facts: CollectionFacts, named: NamedFields, path: (name: string) => string) {
  const { item, rules: check } = facts;
  const post = { ...accessOf(facts), method: 'POST' } as const;
  const done = { message: z.string() };
  const status = { status: statusSchema };
  return {
    create: declareCall({
      ...post,
      path: path('create'),
      summary: `Adds a ${item}; the same key adds it once`,
      input: { ...inputShape(facts), create_key: z.optional(z.uuid()) },
      check,
      output: { ...done, id: z.int(), ...factShape(facts), exhibitor_country: z.string() },
    }),
    update: declareCall({
      ...post,
      path: path('update'),
      summary: `Changes a ${item}; with what was seen of it, only while it still is that`,
      input: {
        ...named.one.shape,
        ...changeShape(facts),
        seen: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
      },
      check,
      output: done,
    }),
    updateStatus: declareCall({
      ...post,
      path: path('update-status'),
      summary: `Activates or deactivates a ${item}`,
      input: { ...named.acted.shape, ...status },
      output: done,
    }),
    ...(facts.position && {
      reorder: declareCall({
        ...post,
        path: path('reorder'),
        summary: `Puts ${facts.name} into the given order; they share out the places they have`,
        input: named.many.shape,
        output: done,
      }),
    }),
    bulkUpdateStatus: declareCall({
      ...post,
      path: path('bulk-update-status'),
      summary: `Activates or deactivates several ${facts.name}`,
      input: { ...named.many.shape, ...status },
      output: { ...done, updated_count: z.int() },
    }),
  };
}

/** How a deletion can be undone, and how many people it concerns. */
const deletionAnswer = {
  /** People who are told by mail, once the deletion can no longer be undone. */
  people_told: z.int(),
  /** The id to undo the deletion with; null if nothing was deleted. */
  deletion_id: z.nullable(z.int()),
  undo_until: z.nullable(z.string()),
};

function declareDeletions(
  facts: CollectionFacts,
  named: NamedFields,
  path: (name: string) => string,
) {
  const { item, name } = facts;
  const post = { ...accessOf(facts), method: 'POST' } as const;
  const done = { message: z.string() };
  return {
    remove: declareCall({
      ...post,
      path: path('delete'),
      summary: `Deletes a ${item}`,
      input: named.acted.shape,
      output: { ...done, ...deletionAnswer },
    }),
    bulkDelete: declareCall({
      ...post,
      path: path('bulk-delete'),
      summary: `Deletes several ${name}`,
      input: named.many.shape,
      output: { ...done, deleted_count: z.int(), ...deletionAnswer },
    }),
    checkDelete: declareCall({
      ...post,
      path: path('check-delete'),
      summary: `How many people would hear that ${name} were deleted; nothing is`,
      input: named.many.shape,
      output: { people: z.int() },
    }),
    undoDelete: declareCall({
      ...post,
      path: path('undo-delete'),
      summary: `Brings ${name} back that were deleted a moment ago`,
      input: { deletion_id: recordId },
      output: { ...done, restored_count: z.int() },
    }),
  };
}

/** What a person specifies about a file after its preview. */
const fileOptions = {
  /** Corrected cells by row and column, as JSON. */
  corrections: z.optional(z.string().check(z.maxLength(1_000_000))),
  /** The meaning of columns as JSON: the field for each header, or an empty string to ignore the column. */
  columns: z.optional(z.string().check(z.maxLength(100_000))),
  sheet: z.optional(z.string().check(z.maxLength(100))),
  date_order: z.optional(dateOrder),
  /** Whether new rows that seem to exist already are left out. */
  leave_out_doubles: z.optional(z.enum(['0', '1'])),
};

function declareImports(
  facts: CollectionFacts,
  named: NamedFields,
  path: (name: string) => string,
) {
  const { importing } = facts;
  if (!importing) return undefined;
  const key = z.uuid();
  const post = { ...accessOf(facts), method: 'POST' } as const;
  return {
    preview: declareCall({
      ...post,
      path: path('import-preview'),
      summary: `What a file of ${facts.name} would bring; nothing is stored`,
      input: { ...named.file.shape, ...fileOptions },
      output: previewAnswer,
    }),
    run: declareCall({
      ...post,
      path: path('import'),
      summary: `Imports a file of ${facts.name}; the same key imports once`,
      input: { ...named.file.shape, ...fileOptions, import_key: z.optional(key) },
      output: importAnswer(importing.resultShape),
    }),
    progress: declareCall({
      ...accessOf(facts),
      method: 'GET',
      path: path('import-progress'),
      summary: 'How far a running import has come',
      input: { import_key: key },
      output: {
        rows_done: z.int(),
        rows_total: z.nullable(z.int()),
        /** The position among waiting imports; null once it runs. */
        place: z.nullable(z.int()),
      },
    }),
    failedRows: declareDownload({
      ...accessOf(facts),
      path: path('import-errors'),
      summary: 'The rows of an import that failed, with the reason in a column of their own',
      input: { import_id: recordId },
    }),
    /** Exports contain exactly the columns that imports accept. */
    exported: declareDownload({
      ...accessOf(facts),
      path: path('export'),
      summary: `The ${facts.name} as a file that can be changed and imported again`,
      input: { format: z._default(exportFormat, 'xlsx'), ...listShape(facts) },
    }),
    undo: declareCall({
      ...post,
      path: path('import-undo'),
      summary: 'Takes the latest import back',
      input: { import_id: recordId },
      output: {
        message: z.string(),
        deleted_count: z.int(),
        /** Items that got their old values back, and items left alone because they were changed since. */
        restored_count: z.int(),
        kept_count: z.int(),
      },
    }),
  };
}

/** Declares the calls of a collection, and accessors for those of their fields that the collection names. */
export function declareCollectionCalls(facts: CollectionFacts) {
  const folder = facts.audience === 'operator' ? 'admin' : 'exhibitor';
  const path = (name: string) => `${folder}/${facts.name}/${name}.php`;
  const named = nameFields(facts);
  const calls = {
    ...declareReads(facts, named, path),
    ...declareWrites(facts, named, path),
    ...declareDeletions(facts, named, path),
    imports: declareImports(facts, named, path),
  };
  return { calls, named };
}

export type CollectionCalls = ReturnType<typeof declareCollectionCalls>;
