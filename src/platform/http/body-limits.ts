import type { AnyCall } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';

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

function countFiles(call: AnyCall): number {
  const fields = Object.values(inputSchemaOf(call).shape);
  return fields.filter((field) => isFile(field._zod.def as Part)).length;
}

/** How long the body of a call may be at most, by what the call declares. */
export function largestBodyBytes(call: AnyCall, isMultipart: boolean): number {
  if (!isMultipart) return LARGEST_TEXT_BYTES;
  return countFiles(call) * LARGEST_FILE_BYTES + LARGEST_TEXT_BYTES;
}

/**
 * The same of its files while they come: a body need not say how long it is. A file that a call knows
 * nothing of is told as such, so one is taken, as long as a text may be.
 */
export function fileLimits(call: AnyCall): { readonly files: number; readonly fileSize: number } {
  const files = countFiles(call);
  if (files === 0) return { files: 1, fileSize: LARGEST_TEXT_BYTES };
  return { files, fileSize: LARGEST_FILE_BYTES };
}
