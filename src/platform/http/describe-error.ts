/** What a log may contain of an error: where it happened and its kind, never anything a person wrote. */
export type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly cause?: DescribedError;
};

const DEEPEST_CAUSE = 5;
const LONGEST_MESSAGE = 500;

type DatabaseError = Error & {
  readonly severity: string;
  readonly code: string;
  readonly table?: string;
  readonly constraint?: string;
};

/** PostgreSQL quotes the offending values in its messages and details. */
const isOfDatabase = (error: Error): error is DatabaseError =>
  'severity' in error && 'code' in error && typeof error.code === 'string';

/** The stack frames without the lines before them, which repeat the message. */
function placesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => line.startsWith('    at '));
  return lines.join('\n');
}

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const cause =
    error.cause !== undefined && depth < DEEPEST_CAUSE
      ? { cause: describeError(error.cause, depth + 1) }
      : {};
  const type = error.constructor.name;
  const stack = placesOf(error);
  if (isOfDatabase(error)) {
    const { code, table, constraint, severity } = error;
    return {
      type,
      message: `${severity} of the database`,
      stack,
      code,
      table,
      constraint,
      ...cause,
    };
  }
  const { code } = error as { code?: unknown };
  return {
    type,
    message: error.message.slice(0, LONGEST_MESSAGE),
    stack,
    ...(typeof code === 'string' && { code }),
    ...cause,
  };
}
