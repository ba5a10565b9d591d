import type { FieldIssue } from '#platform/calls/call-problem.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Values } from './declared-field.ts';

type Period = {
  readonly start: string;
  readonly end: string;
  readonly tooEarly: Text;
  /** Whether a period of one day is allowed. */
  readonly sameDay?: boolean;
};

/** Requires the end to come after the start; a missing or invalid day is reported by its own field. */
export function periodIssues(
  values: Values,
  { start, end, tooEarly, sameDay = false }: Period,
): FieldIssue[] {
  const [from, to] = [values[start], values[end]];
  if (typeof from !== 'string' || typeof to !== 'string' || from < to) return [];
  if (sameDay && from === to) return [];
  return [{ field: end, text: tooEarly }];
}
