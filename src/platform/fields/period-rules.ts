import type { FieldIssue } from '#platform/calls/call-problem.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Values } from './declared-field.ts';

type Period = {
  readonly start: string;
  readonly end: string;
  readonly tooEarly: Text;
  /** One day is long enough. */
  readonly sameDay?: boolean;
};

/** The end comes after the start; a day that is missing or wrong is told by its own field. */
export function periodIssues(
  values: Values,
  { start, end, tooEarly, sameDay = false }: Period,
): FieldIssue[] {
  const [from, to] = [values[start], values[end]];
  if (typeof from !== 'string' || typeof to !== 'string' || from < to) return [];
  if (sameDay && from === to) return [];
  return [{ field: end, text: tooEarly }];
}
