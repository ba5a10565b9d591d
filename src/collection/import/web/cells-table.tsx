import type { RowState } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';

type Cells = Readonly<Record<string, string>>;

export type CellsRow = {
  readonly row: number;
  readonly cells: Cells;
  /** The cells as they will be stored, if known. */
  readonly stored?: Cells | null;
  /** What the row does to the list, if known. */
  readonly state?: RowState | null;
};

const states = {
  new: { label: texts.newState, tone: 'success' },
  changed: { label: texts.changedState, tone: 'info' },
  same: { label: texts.sameState, tone: 'neutral' },
  bad: { label: texts.badState, tone: 'warning' },
} as const;

/** Shows the stored value, with the original text below if it differs. */
function CellTexts({ written = '', stored }: { written?: string; stored?: string }) {
  if (stored === undefined || stored === written.trim()) return written;
  return (
    <>
      {stored}
      {written && <span className="block truncate text-muted text-xs">{written}</span>}
    </>
  );
}

type CellsTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly CellsRow[];
  /** The label of a column, if it differs from its name in files. */
  labelOf?: (name: string) => string;
};

/** A table of cells like in a spreadsheet; if it is too wide, it scrolls by itself. */
export function CellsTable({ caption, columns, rows, labelOf }: CellsTableProps) {
  const tellsState = rows.some(({ state }) => state !== undefined);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{caption}</caption>
        <CellsHead columns={columns} labelOf={labelOf} tellsState={tellsState} />
        <tbody>
          {rows.map(({ row, cells, stored, state }) => (
            <tr key={row} className="border-line border-t">
              <th scope="row" className="px-3 py-2 text-start font-normal text-muted tabular-nums">
                {row}
              </th>
              {tellsState && <StateCell state={state ?? 'bad'} />}
              {columns.map((name) => (
                <td
                  key={name}
                  className="max-w-60 truncate px-3 py-2 text-left rtl:text-right"
                  dir="auto"
                >
                  <CellTexts written={cells[name]} stored={stored?.[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellsHeadProps = Pick<CellsTableProps, 'columns' | 'labelOf'> & { tellsState: boolean };

function CellsHead({ columns, labelOf, tellsState }: CellsHeadProps) {
  const t = useTranslate();
  return (
    <thead className="bg-sunken text-soft">
      <tr>
        <th scope="col" className="px-3 py-2 text-start font-medium">
          {t(texts.row)}
        </th>
        {tellsState && (
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t(texts.state)}
          </th>
        )}
        {columns.map((name) => (
          <th
            key={name}
            scope="col"
            className="px-3 py-2 text-left font-medium rtl:text-right"
            dir="auto"
          >
            {labelOf?.(name) ?? name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function StateCell({ state }: { state: keyof typeof states }) {
  const t = useTranslate();
  const { tone, label } = states[state];
  return (
    <td className="px-3 py-2">
      <Badge tone={tone}>{t(label)}</Badge>
    </td>
  );
}
