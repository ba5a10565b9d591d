import * as z from 'zod/mini';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { fieldCheckTexts } from './field-checks.texts.ts';

const wrong = fieldCheckTexts.badCursor.id;

/** A cursor of a list that is paged by key, in the form that this list writes it. */
export function cursorLike(form: RegExp) {
  return z.string().check(z.regex(form, { error: wrong, abort: true }));
}

/** The id of the last row shown. */
export const idCursor = cursorLike(/^\d{1,15}$/);

/** The day and the id of the last row shown: 2026-11-23.45 */
export const dayCursor = cursorLike(/^\d{4}-\d\d-\d\d\.\d{1,15}$/).check(
  z.refine((text) => findCalendarDate(text.slice(0, 10)), wrong),
);
