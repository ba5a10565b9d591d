import type * as z from 'zod/mini';
import { findText } from '#platform/i18n/texts.ts';
import type { AnyCall, CrossCheck, ParsedInput } from './call.ts';
import { type FieldIssue, invalidInput } from './call-problem.ts';
import { inputSchemaOf } from './call-schemas.ts';
import { callTexts } from './calls.texts.ts';

type Issue = z.core.$ZodIssue;

/** The same fact may come under either name on any call; the schema's own name is kept. */
const aliases: Readonly<Record<string, string>> = {
  country: 'country_code',
  country_code: 'country',
  file: 'import_file',
  import_file: 'file',
};

function withAliases(schema: z.ZodMiniObject, raw: Record<string, unknown>) {
  const given: Record<string, unknown> = { ...raw };
  for (const name of Object.keys(schema.shape)) {
    const alias = aliases[name];
    if (alias && given[name] === undefined && given[alias] !== undefined)
      given[name] = given[alias];
  }
  return given;
}

function limitIssue(field: string, issue: Issue): FieldIssue | undefined {
  if (issue.code === 'too_small') {
    const text = issue.origin === 'string' ? callTexts.tooShort : callTexts.tooSmall;
    return { field, text, values: { field, limit: Number(issue.minimum) } };
  }
  if (issue.code === 'too_big') {
    const text = issue.origin === 'string' ? callTexts.tooLong : callTexts.tooBig;
    return { field, text, values: { field, limit: Number(issue.maximum) } };
  }
  return undefined;
}

function toFieldIssue(issue: Issue, raw: Record<string, unknown>): FieldIssue {
  const field = issue.path.join('.');
  const own = findText(issue.message);
  const missing = issue.path.length === 1 && raw[field] === undefined;
  if (missing) return { field, text: own ?? callTexts.required, values: { field } };
  if (own) return { field, text: own, values: { field } };
  return limitIssue(field, issue) ?? { field, text: callTexts.notValid, values: { field } };
}

/** What a wrong kind of value fails after that says nothing more about it. */
function isFirstOfItsField(issue: FieldIssue, position: number, all: readonly FieldIssue[]) {
  return all.findIndex(({ field }) => field === issue.field) === position;
}

/** The fields that are right by themselves. */
function soundFields(call: Checkable, given: Record<string, unknown>): Record<string, unknown> {
  const sound: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(call.input.shape)) {
    const parsed = (schema as z.ZodMiniType).safeParse(given[name]);
    if (parsed.success) sound[name] = parsed.data;
  }
  return sound;
}

type Checkable = { readonly input: z.ZodMiniObject; readonly check?: CrossCheck };

/** Checks fields against their schema and together; every wrong one is named, not only the first. */
export function checkFields(
  call: Checkable,
  given: Record<string, unknown>,
): { readonly data: Record<string, unknown>; readonly issues: readonly FieldIssue[] } {
  const parsed = call.input.safeParse(given);
  const data = parsed.success ? parsed.data : call.check ? soundFields(call, given) : {};
  const own = (parsed.error?.issues ?? []).map((issue) => toFieldIssue(issue, given));
  const issues = [...own, ...(call.check?.(data) ?? [])];
  return { data, issues: issues.filter(isFirstOfItsField) };
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return Array.isArray(value) && value.some(holdsNul);
}

/** No database keeps a NUL in a text, and nobody types one. */
function nulIssues(schema: z.ZodMiniObject, given: Record<string, unknown>): FieldIssue[] {
  return Object.keys(schema.shape)
    .filter((field) => holdsNul(given[field]))
    .map((field) => ({ field, text: callTexts.notValid, values: { field } }));
}

function checkInput(call: AnyCall, raw: Record<string, unknown>) {
  const schema = inputSchemaOf(call);
  const given = withAliases(schema, raw);
  const { data, issues } = checkFields({ input: schema, check: call.check }, given);
  return { data, issues: [...nulIssues(schema, given), ...issues].filter(isFirstOfItsField) };
}

/** Every field of an input that is wrong. */
export function findIssues(call: AnyCall, raw: Record<string, unknown>): readonly FieldIssue[] {
  return checkInput(call, raw).issues;
}

/** The input of a call as its operation gets it. */
export function parseInput<C extends AnyCall>(
  call: C,
  raw: Record<string, unknown>,
): ParsedInput<C> {
  const { data, issues } = checkInput(call, raw);
  if (issues.length > 0) throw invalidInput(issues);
  return data as ParsedInput<C>;
}
