import type { Collection } from '#collection/contract/define-collection.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type CheckedRow, rowChecker } from './check-row.ts';
import type { Cells, Draft, OpenSheet } from './check-sheet.ts';
import type { AskedItems, FoundItems } from './import-messages.ts';
import { itemPlacer, type PlacedDraft } from './which-items.ts';

const BATCH_ROWS = 2_000;

function* inBatches(drafts: Iterable<Draft>): Generator<readonly Draft[]> {
  let batch: Draft[] = [];
  for (const draft of drafts) {
    batch.push(draft);
    if (batch.length < BATCH_ROWS) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A checked row, with the row or item that it seems to duplicate. */
export type PlacedRow = CheckedRow & Pick<PlacedDraft, 'duplicate'>;

type Way = {
  readonly language: Language;
  readonly defaults: Cells;
  readonly reportsDuplicates: boolean;
  readonly withoutDuplicates: boolean;
  /** Finds items in the list. */
  ask(items: AskedItems): Promise<FoundItems>;
};

/** Checks the rows of a file in batches: which items they are about, and what they do to the list. */
export async function* checkBatches(
  collection: Collection,
  sheet: OpenSheet,
  way: Way,
): AsyncGenerator<readonly PlacedRow[]> {
  const place = itemPlacer(collection, way.ask, way.reportsDuplicates);
  const check = rowChecker(collection, sheet.habits, way);
  for (const drafts of inBatches(sheet.drafts())) {
    const placed = await place(drafts);
    yield placed.map(({ draft, item, issues, repeats, duplicate }) => {
      const row = { ...check(draft, item, issues), duplicate };
      const isNothingNew = repeats !== undefined || (duplicate && way.withoutDuplicates);
      return isNothingNew ? { ...row, state: 'same', change: undefined } : row;
    });
  }
}
