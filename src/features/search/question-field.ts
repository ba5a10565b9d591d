import * as z from 'zod/mini';
import { QUESTION_MAX_LENGTH, SEARCH_MIN_LENGTH } from './question-length.ts';

/** What somebody asks. */
export const question = z
  .string()
  .check(z.trim(), z.minLength(SEARCH_MIN_LENGTH), z.maxLength(QUESTION_MAX_LENGTH));
