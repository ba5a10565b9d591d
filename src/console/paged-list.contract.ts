import * as z from 'zod/mini';
import { recordId } from '#platform/calls/fields.ts';

/** Page size of console lists. */
export const ROWS_AT_ONCE = 25;

/** The list continues after the row with this id. */
export const cursorInput = { cursor: z.optional(recordId) };
export const cursorOutput = { next_cursor: z.nullable(z.string()) };

/** Every change answers with a message for the operator. */
export const doneOutput = { message: z.string() };
