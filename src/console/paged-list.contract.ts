import * as z from 'zod/mini';
import { recordId } from '#platform/calls/fields.ts';

/** How many rows a console list brings at a time. */
export const ROWS_AT_ONCE = 25;

/** Where a list goes on: after the row with this id. */
export const cursorInput = { cursor: z.optional(recordId) };
export const cursorOutput = { next_cursor: z.nullable(z.string()) };

/** What every change says when it is done. */
export const doneOutput = { message: z.string() };
