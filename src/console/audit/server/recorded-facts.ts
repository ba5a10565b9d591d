import * as z from 'zod/mini';
import { json } from '#platform/database/columns.ts';

/** A record's state before or after an action, as the log stores it. */
export const recordedFacts = json(z.record(z.string(), z.unknown()));
