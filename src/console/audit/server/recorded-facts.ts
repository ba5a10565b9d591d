import * as z from 'zod/mini';
import { json } from '#platform/database/columns.ts';

/** What something was before or after a deed, as the log keeps it. */
export const recordedFacts = json(z.record(z.string(), z.unknown()));
