import type { AnyCall } from '#platform/calls/call.ts';
import { type CallProblem, tooLarge } from '#platform/calls/call-problem.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { nameOfField, wordsOf } from '#platform/calls/field-words.ts';

const MEGABYTE = 1024 * 1024;

/** For JSON and forms, and for the fields beside the files of a multipart form. */
export const LARGEST_TEXT_BYTES = MEGABYTE;
export const LARGEST_FILE_BYTES = 10 * MEGABYTE;

type Part = {
  readonly type: string;
  readonly innerType?: { readonly _zod: { readonly def: Part } };
};

function isFile({ type, innerType }: Part): boolean {
  return type === 'custom' || (innerType !== undefined && isFile(innerType._zod.def));
}

/** The names of a call's file fields. */
function filesOf(call: AnyCall): readonly string[] {
  const fields = Object.entries(inputSchemaOf(call).shape);
  return fields.filter(([, field]) => isFile(field._zod.def as Part)).map(([name]) => name);
}

/** The longest body a call may receive, derived from its declared fields. */
export function largestBodyBytes(call: AnyCall, isMultipart: boolean): number {
  if (!isMultipart) return LARGEST_TEXT_BYTES;
  return filesOf(call).length * LARGEST_FILE_BYTES + LARGEST_TEXT_BYTES;
}

/**
 * Limits for each file of a call while it is received, because a body need not state its length. A call without file
 * fields still accepts one file as long as a text, so that it can be reported as an unknown field.
 */
export function fileLimits(call: AnyCall): { readonly files: number; readonly fileSize: number } {
  const files = filesOf(call).length;
  if (files === 0) return { files: 1, fileSize: LARGEST_TEXT_BYTES };
  return { files, fileSize: LARGEST_FILE_BYTES };
}

/** The problem of a file that is too large, in the words of its field. */
export function fileTooLarge(call: AnyCall, field: string): CallProblem {
  const schema = inputSchemaOf(call).shape[field];
  if (!schema) return tooLarge();
  const text = wordsOf(schema).tooLarge ?? fieldCheckTexts.fileTooLarge;
  const limit = LARGEST_FILE_BYTES / MEGABYTE;
  return tooLarge([{ field, text, values: { field: nameOfField(field, schema), limit } }]);
}

/** The problem of a body whose stated length is too long; it is attributed to the file field if there is only one. */
export function bodyTooLarge(call: AnyCall, isMultipart: boolean): CallProblem {
  const [file, ...others] = isMultipart ? filesOf(call) : [];
  return file && others.length === 0 ? fileTooLarge(call, file) : tooLarge();
}
