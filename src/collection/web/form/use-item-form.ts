import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useOwnerDefaults } from '#collection/web/owner-claim.ts';
import { CallFailure, CHANGED_MEANWHILE } from '#platform/calls/call-failure.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { newKey } from '#platform/calls/new-key.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { differs, type FormValues, inputOf, valuesOf } from './form-values.ts';

type Errors = Readonly<Record<string, string>>;

type ItemFormOptions = {
  /** The stored item; undefined for a new one. */
  row?: CollectionRow;
  /** Stands for the stored item as it was loaded. */
  seen?: string;
  /** What a new item begins with. */
  start?: FormValues;
  onSaved: (message: string, item: CollectionRow) => void;
  /** Called first with a failure; the message it returns, if any, is shown. */
  onFailure?: (failure: CallFailure) => string | undefined;
};

/** A form for an item: checked by the rules the server has, sent as the calls state. */
export function useItemForm({ row, seen, start, onSaved, onFailure }: ItemFormOptions) {
  const { collection, claim } = useCollection();
  const { calls, ids } = collection;
  const defaults = useOwnerDefaults();
  const t = useCollectionTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const [loaded, setLoaded] = useState<FormValues>(() => valuesOf(collection, row, defaults));
  const [values, setValues] = useState<FormValues>({ ...loaded, ...start });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState(false);
  // One key per form, so that sending a creation again does not repeat it.
  const [createKey] = useState(newKey);
  // What is shown was loaded with it, whatever is fetched again; who was told of another change may save over it.
  const [loadedSeen, setLoadedSeen] = useState(seen);

  function change(name: string, value: string | File | null) {
    changeAll({ [name]: value });
  }

  function changeAll(changes: FormValues) {
    setValues({ ...values, ...changes });
    // A field's error disappears when it is edited.
    const left = Object.entries(errors).filter(([name]) => changes[name] === undefined);
    setErrors(Object.fromEntries(left));
  }

  function findErrors({ picture_order: _, ...input }: Record<string, unknown>): Errors {
    const issues = findIssues(calls.create, input);
    return Object.fromEntries(issues.map(({ field, text, values }) => [field, t(text, values)]));
  }

  /** Validates a field when it loses focus; empty ones are left alone, because they may still be filled in. */
  function check(name: string) {
    if (!values[name]) return;
    const problem = findErrors(inputOf(collection, values))[name];
    if (problem) setErrors({ ...errors, [name]: problem });
  }

  async function send(input: Record<string, unknown>) {
    const owned = { ...input, ...claim };
    const { message, ...made } = row
      ? await client(calls.update, { ...owned, [ids.one]: row.id, seen: loadedSeen })
      : await client(calls.create, { ...owned, create_key: createKey });
    setLoaded(values);
    // Cached lists and counts may contain the old item.
    void queries.invalidateQueries();
    onSaved(String(message), { ...(row ?? made), ...input } as unknown as CollectionRow);
  }

  function tell(problem: unknown) {
    const known = problem instanceof CallFailure ? problem : undefined;
    setErrors(known?.fields ?? {});
    if (known?.code === CHANGED_MEANWHILE) setLoadedSeen(undefined);
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

  const isChanged = differs(values, loaded);
  return { values, errors, failure, sending, change, changeAll, check, save, isChanged };
}
