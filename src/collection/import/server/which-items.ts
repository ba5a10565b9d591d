import { createHash } from 'node:crypto';
import type { Collection } from '#collection/contract/define-collection.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { cleanText } from '#platform/i18n/clean-text.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import type { Draft } from './check-sheet.ts';
import type { AskedItems, FoundItems, KnownItem } from './import-messages.ts';

/** A row and the item it is about. */
export type PlacedDraft = {
  readonly draft: Draft;
  readonly item?: KnownItem;
  readonly issues: readonly FieldIssue[];
  /** The earlier row with exactly the same content about the same item; this one is then redundant. */
  readonly repeats?: number;
  /** For a new row that seems to exist already: the earlier row of the file, or null for the list. */
  readonly duplicate?: { readonly row: number | null };
};

type Ask = (asked: AskedItems) => Promise<FoundItems>;

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/** A hash of all cells of a row; rows with equal hashes have equal content. */
function digestOf(cells: Draft['cells']): string {
  const said = Object.entries(cells).map(([name, cell]) => [name, textOfCell(cell)]);
  return createHash('sha1').update(JSON.stringify(said)).digest('base64');
}

type FirstSaid = { readonly row: number; readonly digest: string };

/**
 * Finds the items that rows of a file are about, in batches. The portal's own reference takes precedence over the
 * company's code; a row whose reference is not in the list is an error and never a new item.
 */
export function itemPlacer(collection: Collection, ask: Ask, reportsDuplicates: boolean) {
  const { importing, title } = collection;
  const reference = importing?.reference.column ?? '';
  const ownCode = importing?.ownCode;
  const firstAbout = new Map<string, FirstSaid>();
  const firstNew = new Map<string, number>();

  const textIn = ({ cells }: Draft, name: string) =>
    cleanText(textOfCell(cells[name] ?? ''))
      .replace(/\s+/g, ' ')
      .trim();
  const referenceIn = (draft: Draft) => toLatinDigits(textIn(draft, reference)).toUpperCase();
  const ownCodeIn = (draft: Draft) => (ownCode ? textIn(draft, ownCode) : '');
  const isUntold = (draft: Draft) => referenceIn(draft) === '' && ownCodeIn(draft) === '';

  function place(draft: Draft, items: ReturnType<typeof indexed>): Omit<PlacedDraft, 'draft'> {
    const told = referenceIn(draft);
    if (told !== '') {
      const item = items.byReference.get(told);
      if (item) return { item, issues: [] };
      const values = { code: textIn(draft, reference) };
      return { issues: [{ field: reference, text: importTexts.notInList, values }] };
    }
    const code = ownCodeIn(draft);
    const [item, ...others] = items.byOwnCode.get(code) ?? [];
    if (!ownCode || code === '' || others.length === 0) return { item, issues: [] };
    return { issues: [{ field: ownCode, text: importTexts.severalInList, values: { code } }] };
  }

  /** The first row about the same item, if there was one. */
  function repeated(draft: Draft, item: KnownItem | undefined): FirstSaid | undefined {
    const code = ownCodeIn(draft);
    if (!item && code === '') return undefined;
    const key = item ? `item ${item.id}` : `code ${code}`;
    const first = firstAbout.get(key);
    if (!first) firstAbout.set(key, { row: draft.row, digest: digestOf(draft.cells) });
    return first;
  }

  function complete(draft: Draft, placed: Omit<PlacedDraft, 'draft'>): PlacedDraft {
    const first = placed.issues.length > 0 ? undefined : repeated(draft, placed.item);
    if (!first) return { draft, ...placed };
    if (first.digest === digestOf(draft.cells)) return { draft, ...placed, repeats: first.row };
    const field = referenceIn(draft) === '' && ownCode ? ownCode : reference;
    const issue = { field, text: importTexts.saidBefore, values: { row: first.row } };
    return { draft, ...placed, issues: [issue] };
  }

  function duplicateOf(draft: Draft, titles: ReadonlySet<string>): PlacedDraft['duplicate'] {
    const digest = digestOf(draft.cells);
    const first = firstNew.get(digest);
    if (first !== undefined) return { row: first };
    firstNew.set(digest, draft.row);
    return titles.has(textIn(draft, title)) ? { row: null } : undefined;
  }

  return async (drafts: readonly Draft[]): Promise<readonly PlacedDraft[]> => {
    const untold = reportsDuplicates ? drafts.filter(isUntold) : [];
    const asked = {
      references: distinct(drafts.map(referenceIn)),
      ownCodes: distinct(drafts.filter((draft) => referenceIn(draft) === '').map(ownCodeIn)),
      titles: distinct(untold.map((draft) => textIn(draft, title))),
    };
    const isNothing = Object.values(asked).every((each) => each.length === 0);
    const found = isNothing ? { items: [], titles: [] } : await ask(asked);
    const items = indexed(found.items);
    const titles = new Set(found.titles);
    return drafts.map((draft) => {
      const placed = complete(draft, place(draft, items));
      if (!reportsDuplicates || !isUntold(draft)) return placed;
      return { ...placed, duplicate: duplicateOf(draft, titles) };
    });
  };
}

function indexed(items: readonly KnownItem[]) {
  const byOwnCode = new Map<string, KnownItem[]>();
  for (const item of items) {
    if (item.ownCode === '') continue;
    byOwnCode.set(item.ownCode, [...(byOwnCode.get(item.ownCode) ?? []), item]);
  }
  return { byReference: new Map(items.map((item) => [item.reference, item])), byOwnCode };
}
