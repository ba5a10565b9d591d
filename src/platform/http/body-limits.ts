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

/** How long the body of a call may be at most, by what the call declares. */
export function largestBodyBytes(call: AnyCall, isMultipart: boolean): number {
  if (!isMultipart) return LARGEST_TEXT_BYTES;
  const fields = Object.values(inputSchemaOf(call).shape);
  const files = fields.filter((field) => isFile(field._zod.def as Part)).length;
  return files * LARGEST_FILE_BYTES + LARGEST_TEXT_BYTES;
}
