import type { AnyCall } from '#platform/calls/call.ts';
import { type CallProblem, tooLarge } from '#platform/calls/call-problem.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { fieldCheckTexts } from '#platform/calls/field-checks.texts.ts';
import { nameOfField, wordsOf } from '#platform/calls/field-words.ts';

const MEGABYTE = 1024 * 1024;

/** JSON, forms, and what stands beside the files of a form. */
export const LARGEST_TEXT_BYTES = MEGABYTE;
export const LARGEST_FILE_BYTES = 10 * MEGABYTE;

type Part = {
  readonly type: string;
  readonly innerType?: { readonly _zod: { readonly def: Part } };
};

function isFile({ type, innerType }: Part): boolean {
  return type === 'custom' || (innerType !== undefined && isFile(innerType._zod.def));
}

/** The fields of a call that are files. */
function filesOf(call: AnyCall): readonly string[] {
  const fields = Object.entries(inputSchemaOf(call).shape);
  return fields.filter(([, field]) => isFile(field._zod.def as Part)).map(([name]) => name);
}

/** How long the body of a call may be at most, by what the call declares. */
export function largestBodyBytes(call: AnyCall, isMultipart: boolean): number {
  if (!isMultipart) return LARGEST_TEXT_BYTES;
  return filesOf(call).length * LARGEST_FILE_BYTES + LARGEST_TEXT_BYTES;
}

/**
 * The same of its files while they come: a body need not say how long it is. A file that a call knows
 * nothing of is told as such, so one is taken, as long as a text may be.
 */
export function fileLimits(call: AnyCall): { readonly files: number; readonly fileSize: number } {
  const files = filesOf(call).length;
  if (files === 0) return { files: 1, fileSize: LARGEST_TEXT_BYTES };
  return { files, fileSize: LARGEST_FILE_BYTES };
}

/** A file that is larger than any we receive, in the words of its field. */
export function fileTooLarge(call: AnyCall, field: string): CallProblem {
  const schema = inputSchemaOf(call).shape[field];
  if (!schema) return tooLarge();
  const text = wordsOf(schema).tooLarge ?? fieldCheckTexts.fileTooLarge;
  const limit = LARGEST_FILE_BYTES / MEGABYTE;
  return tooLarge([{ field, text, values: { field: nameOfField(field, schema), limit } }]);
}

/** A body that is too long by what its head says: the fault of its file, where it can only be that one. */
export function bodyTooLarge(call: AnyCall, isMultipart: boolean): CallProblem {
  const [file, ...others] = isMultipart ? filesOf(call) : [];
  return file && others.length === 0 ? fileTooLarge(call, file) : tooLarge();
}
