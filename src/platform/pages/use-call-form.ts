import { type SubmitEvent, useRef, useState } from 'react';
import type { AnyCall, CallAnswer, CallInput } from '#platform/calls/call.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import type { findIssues } from '#platform/calls/parse-input.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from './use-call.ts';

type FieldErrors = Readonly<Record<string, string>>;

type CallFormOptions<C extends AnyCall> = {
  /** Input that no field of the form contains. */
  also?: Partial<CallInput<C>>;
  /** Words for a failure, if the usual ones do not fit. */
  describe?: (error: unknown) => string;
  onDone: (answer: CallAnswer<C>) => void;
  onFailure?: (error: unknown) => void;
};

type Rules = { readonly whole: AnyCall; readonly findIssues: typeof findIssues };

/** Loads the validation rules when somebody starts filling in a form. If that fails, only the server validates. */
async function fetchRules(call: AnyCall): Promise<Rules | undefined> {
  try {
    const [module, whole] = await Promise.all([
      import('#platform/calls/parse-input.ts'),
      call.fetchWhole?.() ?? call,
    ]);
    return { whole, findIssues: module.findIssues };
  } catch {
    return undefined;
  }
}

async function findProblems(
  call: AnyCall,
  input: Record<string, unknown>,
  t: Translate,
): Promise<FieldErrors> {
  const rules = await fetchRules(call);
  const issues = rules?.findIssues(rules.whole, input) ?? [];
  return Object.fromEntries(issues.map(({ field, text, values }) => [field, t(text, values)]));
}

/**
 * A form that makes a call; its fields are named like the call's input. The browser validates by the same rules as the
 * server
 * and reports errors at once.
 */
export function useCallForm<C extends AnyCall>(
  call: C,
  { also, describe, onDone, onFailure }: CallFormOptions<C>,
) {
  const t = useTranslate();
  const client = useClient();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  /** Set as soon as the button is pressed, before a render could disable it. */
  const busy = useRef(false);

  const problemsOf = (input: Record<string, unknown>) => findProblems(call, input, t);

  async function send(input: Record<string, unknown>) {
    setSending(true);
    setFailure(undefined);
    try {
      onDone(await client(call, input as CallInput<C>));
    } catch (error) {
      onFailure?.(error);
      const known = error instanceof CallFailure ? error : undefined;
      setErrors(known?.fields ?? {});
      setFailure(describe?.(error) ?? known?.message ?? t(callTexts.unexpected));
    } finally {
      setSending(false);
    }
  }

  async function checkAndSend(input: Record<string, unknown>) {
    busy.current = true;
    const problems = await problemsOf(input);
    setErrors(problems);
    if (Object.keys(problems).length === 0) await send(input);
    busy.current = false;
  }

  const inputOf = (form: HTMLFormElement) => ({
    ...Object.fromEntries(new FormData(form)),
    ...also,
  });

  /** Validates a field when it loses focus. */
  async function checkField(form: HTMLFormElement, field: string) {
    const { [field]: problem } = await problemsOf(inputOf(form));
    if (problem) setErrors((others) => ({ ...others, [field]: problem }));
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    void checkAndSend(inputOf(event.currentTarget));
  }

  /** Clears a field's error when it is edited. */
  function edited(field: string) {
    void fetchRules(call);
    if (!errors[field]) return;
    const { [field]: _gone, ...others } = errors;
    setErrors(others);
  }

  return { errors, failure, sending, submit, edited, checkField };
}
