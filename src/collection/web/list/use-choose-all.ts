import { useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { LONGEST_LIST, MOST_AT_ONCE } from '#collection/contract/list-limits.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { inputOf, type ListView } from './list-query.ts';
import { useTitleOf } from './shown-value.ts';
import { rowsOf } from './use-list.ts';

/** Selects all rows that match the view, rendered or not, up to the number that one call can change. */
export function useChooseAll(view: ListView, onChoose: (titles: Map<number, string>) => void) {
  const { collection, claim } = useCollection();
  const t = useCollectionTranslate();
  const client = useClient();
  const toaster = useToast();
  const titleOf = useTitleOf();
  const [pending, setPending] = useState(false);

  async function readTitles(): Promise<Map<number, string>> {
    const titles = new Map<number, string>();
    for (let page = 1; titles.size < MOST_AT_ONCE; page += 1) {
      const input = inputOf(view, claim, page, LONGEST_LIST);
      const rows = rowsOf(collection, await client(collection.calls.list, input));
      for (const row of rows) titles.set(row.id, titleOf(row));
      if (rows.length < LONGEST_LIST) break;
    }
    return titles;
  }

  async function chooseAll(): Promise<void> {
    setPending(true);
    try {
      onChoose(await readTitles());
    } catch (failure) {
      const message = failureMessage(failure, t(texts.listFailed));
      toaster.show({ message, tone: 'danger', timeoutMs: null });
    } finally {
      setPending(false);
    }
  }

  return { chooseAll, pending };
}
