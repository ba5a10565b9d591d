import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { recordId, wholeNumber } from '#platform/calls/fields.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { givenPlanTexts as texts } from './given-plan.texts.ts';

export const getPlanOfCompany = declareCall({
  method: 'GET',
  path: 'admin/plans/of-company.php',
  summary: 'The plan a company has, and the one it was given without a payment',
  access: 'admin',
  input: { company_id: recordId },
  output: {
    name: z.string(),
    ends_on: z.nullable(z.string()),
    given: z.nullable(z.object({ plan: z.int(), ends_on: z.nullable(z.string()) })),
    /** Plans that an operator can give. */
    givable: z.array(z.object({ id: z.int(), name: z.string() })),
  },
});

const lastDay = z.prefault(
  z.pipe(
    z.string(texts.dateInvalid.id).check(
      z.trim(),
      z.refine((typed) => typed === '' || findCalendarDate(typed) !== undefined, {
        error: texts.dateInvalid.id,
      }),
    ),
    z.transform((typed) => findCalendarDate(typed) ?? null),
  ),
  '',
);

export const givePlan = declareCall({
  method: 'POST',
  path: 'admin/plans/give.php',
  summary: 'Gives a company a plan without a payment, or with 1 takes a given one back',
  access: 'admin',
  input: {
    company_id: recordId,
    plan: wholeNumber({ min: 1, max: 3 }),
    /** The last day of the plan; empty means without end. */
    ends_on: lastDay,
  },
  output: { message: z.string() },
});
