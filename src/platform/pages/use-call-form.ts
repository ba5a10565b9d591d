import { type SubmitEvent, useState } from 'react';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import { CallFailure } from '#platform/calls/client.ts';
import { parseInput } from '#platform/calls/parse-input.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useClient } from './use-call.ts';

type FieldErrors = Readonly<Record<string, string>>;

type CallFormOptions<C extends AnyCall> = {
  /** Values that no field of the form holds. */
  also?: Partial<CallInput<C>>;
  /** What to say about a call that failed, where the usual words do not do. */
  describe?: (error: unknown) => string;
  onDone: (answer: CallAnswer<C>) => void;
};

/**
 * A form that makes a call: its fields bear the names of the call's input. What the browser can see
 * to be wrong is told at once, by the same rules as the server's.
 */
export function useCallForm<C extends AnyCall>(
  call: C,
  { also, describe, onDone }: CallFormOptions<C>,
) {
  const say = useSay();
  const client = useClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);

  function findProblems(input: Record<string, unknown>): FieldErrors {
    try {
      parseInput(call, input);
      return {};
    } catch (problem) {
      if (!(problem instanceof CallProblem)) throw problem;
      return Object.fromEntries(
        problem.issues.map(({ field, text, values }) => [field, say(text, values)]),
      );
    }
  }

  async function send(input: Record<string, unknown>) {
    setSending(true);
    setFailure(undefined);
    try {
      onDone(await client(call, input as CallInput<C>));
    } catch (error) {
      const known = error instanceof CallFailure ? error : undefined;
      setErrors(known?.fields ?? {});
      setFailure(describe?.(error) ?? known?.message ?? say(callTexts.unexpected));
    } finally {
      setSending(false);
    }
  }

  const inputOf = (form: HTMLFormElement) => ({
    ...Object.fromEntries(new FormData(form)),
    ...also,
  });

  /** Tells what is wrong with one field as soon as it is left. */
  function checkField(form: HTMLFormElement, field: string) {
    const problem = findProblems(inputOf(form))[field];
    if (problem) setErrors({ ...errors, [field]: problem });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const input = inputOf(event.currentTarget);
    const problems = findProblems(input);
    setErrors(problems);
    if (Object.keys(problems).length === 0) void send(input);
  }

  /** A field's error goes when the person edits it. */
  function edited(field: string) {
    if (!errors[field]) return;
    const { [field]: _gone, ...others } = errors;
    setErrors(others);
  }

  return { errors, failure, sending, submit, edited, checkField };
}
