import type * as z from 'zod/mini';
import { findText } from '#platform/i18n/texts.ts';
import type { AnyCall, ParsedInput } from './call.ts';
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

function withAliases(call: AnyCall, raw: Record<string, unknown>): Record<string, unknown> {
  const given = { ...raw };
  for (const name of Object.keys(call.input)) {
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

function readInput(call: AnyCall, raw: Record<string, unknown>) {
  const given = withAliases(call, raw);
  const parsed = inputSchemaOf(call).safeParse(given);
  if (parsed.success) return { data: parsed.data, issues: [] };
  const issues = parsed.error.issues.map((issue) => toFieldIssue(issue, given));
  return { issues: issues.filter(isFirstOfItsField) };
}

/** Every field of an input that is wrong, not only the first. */
export function findIssues(call: AnyCall, raw: Record<string, unknown>): readonly FieldIssue[] {
  return readInput(call, raw).issues;
}

/** Checks an input against the call's schema. */
export function parseInput<C extends AnyCall>(
  call: C,
  raw: Record<string, unknown>,
): ParsedInput<C> {
  const { data, issues } = readInput(call, raw);
  if (issues.length > 0) throw invalidInput(issues);
  return data as ParsedInput<C>;
}
