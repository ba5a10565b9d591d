import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { yearsBefore } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import { moneyOf } from '#platform/fields/money-fields.ts';
import { periodIssues } from '#platform/fields/period-rules.ts';
import { jobsCollectionTexts as texts } from './jobs.collection.texts.ts';

export const salary = moneyOf({
  amounts: ['salary_from', 'salary_to'],
  currency: 'salary_currency',
});

function startIssues({ job_start_date: start }: Values): FieldIssue[] {
  const oldest = yearsBefore(todayAt(new Date()), 1);
  if (typeof start !== 'string' || start >= oldest) return [];
  return [{ field: 'job_start_date', text: texts.startTooOld }];
}

function salaryIssues(values: Values): readonly FieldIssue[] {
  const issues = salary.rules(values);
  const { salary_from: from, salary_to: to } = values;
  if (issues.length > 0 || from === undefined || to === undefined) return issues;
  if ((from === null) !== (to === null)) {
    const field = from === null ? 'salary_from' : 'salary_to';
    return [{ field, text: texts.salaryIncomplete }];
  }
  const { salary_from: least, salary_to: most } = salary.toStored(values);
  return Number(least) > Number(most) ? [{ field: 'salary_to', text: texts.salaryReversed }] : [];
}

/** Checks that involve several fields of a job. */
export function jobIssues(values: Values): readonly FieldIssue[] {
  const period = {
    start: 'job_start_date',
    end: 'job_expiry_date',
    tooEarly: texts.expiryTooEarly,
  };
  return [...startIssues(values), ...periodIssues(values, period), ...salaryIssues(values)];
}

/** A currency without an amount is not stored: the two are only kept together. */
export function storedSalary(values: Values): Values {
  const stored = salary.toStored(values);
  return stored.salary_from === null ? { ...stored, salary_currency: null } : stored;
}
