import * as z from 'zod/mini';
import { findText, type Text, type TextValues } from '#platform/i18n/texts.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import type { AnyCall, ParsedInput } from './call.ts';
import { type FieldIssue, invalidInput } from './call-problem.ts';
import { inputSchemaOf } from './call-schemas.ts';
import { boundsOf, longestText, truncatedForValidation } from './field-bounds.ts';
import { fieldCheckTexts } from './field-checks.texts.ts';
import { nameOfField, wordsOf } from './field-words.ts';

type Issue = z.core.$ZodIssue;

/** Fields that any call accepts under either name; the value is kept under the name that the schema declares. */
const aliases: Readonly<Record<string, string>> = lookup({
  country: 'country_code',
  country_code: 'country',
  file: 'import_file',
  import_file: 'file',
});

/** The declared fields of a request. Everything else it sends is never looked at, however much it is. */
function declaredOf(schema: z.ZodMiniObject, raw: Record<string, unknown>) {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    if (Object.hasOwn(raw, name)) given[name] = raw[name];
    const alias = aliases[name];
    if (alias && given[name] === undefined && raw[alias] !== undefined) given[name] = raw[alias];
  }
  return given;
}

type Said = Pick<FieldIssue, 'text' | 'values'>;

const tooSmallTexts: Readonly<Record<string, Text>> = lookup({
  string: fieldCheckTexts.tooShort,
  array: fieldCheckTexts.tooFew,
});
const tooBigTexts: Readonly<Record<string, Text>> = lookup({
  string: fieldCheckTexts.tooLong,
  array: fieldCheckTexts.tooMany,
});

/** The message for an issue where the schema has none of its own. */
function saidOf(issue: Issue): Said {
  if (issue.code === 'too_small') {
    const text = tooSmallTexts[issue.origin] ?? fieldCheckTexts.tooSmall;
    return { text, values: { limit: Number(issue.minimum) } };
  }
  if (issue.code === 'too_big') {
    const text = tooBigTexts[issue.origin] ?? fieldCheckTexts.tooBig;
    return { text, values: { limit: Number(issue.maximum) } };
  }
  if (issue.code === 'invalid_value') {
    return { text: fieldCheckTexts.notOneOf, values: { choices: issue.values.join(', ') } };
  }
  return { text: fieldCheckTexts.notValid };
}

type Given = { readonly name: string; readonly value: unknown; readonly values: TextValues };

function toFieldIssue(issue: Issue, { name, value, values }: Given): FieldIssue {
  const field = [name, ...issue.path].join('.');
  const own = findText(issue.message);
  const isMissing = issue.path.length === 0 && value === undefined;
  const said = isMissing ? { text: fieldCheckTexts.required } : saidOf(issue);
  return { field, text: own ?? said.text, values: { ...said.values, ...values } };
}

/** Keeps the first issue of each field: those after it say nothing new about a value of the wrong kind. */
export function isFirstOfItsField(
  issue: { readonly field: string },
  position: number,
  all: readonly { readonly field: string }[],
): boolean {
  return all.findIndex(({ field }) => field === issue.field) === position;
}

export type CheckedField =
  | { readonly sound: true; readonly value: unknown }
  | { readonly sound: false; readonly issues: readonly FieldIssue[] };

const parsing: z.core.ParseContextInternal = { async: false };

/** A text that is far too long is only told its limit, unless the field has a message of its own. */
function judgeLength(issue: FieldIssue, schema: z.ZodMiniType): FieldIssue {
  if (issue.text !== fieldCheckTexts.notValid) return issue;
  const values = { ...issue.values, limit: longestText(schema) };
  return { ...issue, text: fieldCheckTexts.tooLong, values };
}

/**
 * Checks one field by itself, its length before anything else. It runs the schema as Zod's `parse` does, but without
 * building an Error for the issues: with one, every wrong cell of an imported file would cost several times as much.
 */
export function checkField(name: string, schema: z.ZodMiniType, given: unknown): CheckedField {
  const truncated = truncatedForValidation(given, boundsOf(schema));
  const run = schema._zod.run({ value: truncated ?? given, issues: [] }, parsing);
  if (run instanceof Promise) throw new Error(`The schema of ${name} does not answer at once`);
  if (run.issues.length === 0 && truncated === undefined) return { sound: true, value: run.value };
  const values = { ...wordsOf(schema).values, field: nameOfField(name, schema) };
  const found = run.issues.map((issue) =>
    toFieldIssue(z.core.util.finalizeIssue(issue, parsing, z.core.config()), {
      name,
      value: given,
      values,
    }),
  );
  if (truncated === undefined) return { sound: false, issues: found };
  const unfit = { field: name, text: fieldCheckTexts.notValid, values };
  const all = found.length > 0 ? found : [unfit];
  return { sound: false, issues: all.map((issue) => judgeLength(issue, schema)) };
}

/** A NUL or an unpaired surrogate. */
const unkept = /[\0\p{Cs}]/u;

/** Whether a value contains characters that PostgreSQL does not store in a text; nobody types them. */
function hasUnstorableCharacters(value: unknown): boolean {
  if (typeof value === 'string') return unkept.test(value);
  return Array.isArray(value) && value.some(hasUnstorableCharacters);
}

/** Checks the fields by themselves and then together, and collects the issues of all of them. */
function checkInput(call: AnyCall, raw: Record<string, unknown>) {
  const schema = inputSchemaOf(call);
  const given = declaredOf(schema, raw);
  const data: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    const checked = checkField(name, field as z.ZodMiniType, given[name]);
    if (!checked.sound) issues.push(...checked.issues);
    else if (hasUnstorableCharacters(given[name])) {
      const values = { field: nameOfField(name, field) };
      issues.push({ field: name, text: fieldCheckTexts.notValid, values });
    } else if (name in given || checked.value !== undefined) data[name] = checked.value;
  }
  issues.push(...(call.check?.(data) ?? []));
  return { data, issues: issues.filter(isFirstOfItsField) };
}

/** The issues of an input, one for each invalid field. */
export function findIssues(call: AnyCall, raw: Record<string, unknown>): readonly FieldIssue[] {
  return checkInput(call, raw).issues;
}

type Checked = { readonly call: AnyCall; readonly data: Record<string, unknown> };

/** The last result by request: the cache lookup parses the input first, and the operation then needs it again. */
const lastChecked = new WeakMap<object, Checked>();

/** Validates the input of a call and returns it as its operation gets it. */
export function parseInput<C extends AnyCall>(
  call: C,
  raw: Record<string, unknown>,
): ParsedInput<C> {
  const known = lastChecked.get(raw);
  if (known?.call === call) return known.data as ParsedInput<C>;
  const { data, issues } = checkInput(call, raw);
  if (issues.length > 0) throw invalidInput(issues);
  lastChecked.set(raw, { call, data });
  return data as ParsedInput<C>;
}

/** Whether a call declares a field of this name or of its alias. */
export function isDeclared(call: AnyCall, name: string): boolean {
  const { shape } = inputSchemaOf(call);
  const alias = aliases[name];
  return Object.hasOwn(shape, name) || (alias !== undefined && Object.hasOwn(shape, alias));
}
