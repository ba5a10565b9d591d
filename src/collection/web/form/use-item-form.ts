import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/define-collection.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { CallFailure } from '#platform/calls/client.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { newKey } from '#platform/calls/new-key.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { differs, type FormValues, inputOf, valuesOf } from './form-values.ts';

type Errors = Readonly<Record<string, string>>;

type ItemFormOptions = {
  /** The stored item; none for a new one. */
  row?: CollectionRow;
  /** What a new item begins with. */
  start?: FormValues;
  onSaved: (message: string) => void;
  /** Told of a failure first; what it says of it is shown. */
  onFailure?: (failure: CallFailure) => string | undefined;
};

/** A form for an item: checked by the rules the server has, sent as the calls state. */
export function useItemForm({ row, start, onSaved, onFailure }: ItemFormOptions) {
  const { collection, claim } = useCollection();
  const { calls, ids } = collection;
  const t = useCollectionTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const [loaded, setLoaded] = useState<FormValues>(() => valuesOf(collection, row));
  const [values, setValues] = useState<FormValues>({ ...loaded, ...start });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  // One key for each form: a creation that is sent again is not done again.
  const [createKey] = useState(newKey);

  function change(name: string, value: string | File | null) {
    setValues({ ...values, [name]: value });
    // A field's error goes when the person edits it.
    if (errors[name])
      setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)));
  }

  function findErrors(input: Record<string, unknown>): Errors {
    const issues = findIssues(calls.create, input);
    return Object.fromEntries(issues.map(({ field, text, values }) => [field, t(text, values)]));
  }

  async function send(input: Record<string, unknown>) {
    const owned = { ...input, ...claim };
    const { message } = row
      ? await client(calls.update, { ...owned, [ids.one]: row.id })
      : await client(calls.create, { ...owned, create_key: createKey });
    setLoaded(values);
    // What was read before is no longer true, nor is what counts such items.
    void queries.invalidateQueries();
    onSaved(String(message));
  }

  function tell(problem: unknown) {
    const known = problem instanceof CallFailure ? problem : undefined;
    setErrors(known?.fields ?? {});
    const otherwise =
      known?.status === 400
        ? t(texts.badRequest)
        : failureMessage(problem, t(row ? texts.updateFailed : texts.createFailed));
    setFailure((known && onFailure?.(known)) ?? otherwise);
  }

  async function save() {
    if (sending) return;
    const input = inputOf(collection, values);
    const found = findErrors(input);
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send(input);
    } catch (problem) {
      tell(problem);
    } finally {
      setSending(false);
    }
  }

  return { values, errors, failure, sending, change, save, isChanged: differs(values, loaded) };
}
