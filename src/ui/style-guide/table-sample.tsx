import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Table } from '#ui/display/table.tsx';
import type { TableSort } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { sampleCities } from './sample-cities.ts';
import { styleGuideTexts as texts } from './style-guide.texts.ts';

type Row = { id: number; name: string; active: boolean; visits: number };

const visits = [1284, 932, 407, 2210];

export function TableSample() {
  const t = useTranslate();
  const [sort, setSort] = useState<TableSort>({ key: 'visits', direction: 'descending' });
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set([1]));
  const rows: Row[] = sampleCities(t)
    .slice(0, visits.length)
    .map((city, id) => ({ id, name: city.label, active: id % 2 === 0, visits: visits[id] ?? 0 }));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = rows.toSorted((a, b) =>
    sort.key === 'visits' ? sign * (a.visits - b.visits) : sign * a.name.localeCompare(b.name),
  );
  const shared = {
    caption: t(texts.entries),
    rowKey: (row: Row) => row.id,
    rowName: (row: Row) => row.name,
    columns: [
      {
        key: 'name',
        header: t(texts.city),
        cell: (row: Row) => row.name,
        sortable: true,
        primary: true,
      },
      {
        key: 'status',
        header: t(texts.status),
        cell: (row: Row) => (
          <Badge tone={row.active ? 'success' : 'warning'} dot>
            {t(row.active ? texts.active : texts.waiting)}
          </Badge>
        ),
      },
      {
        key: 'visits',
        header: t(texts.visits),
        cell: (row: Row) => row.visits.toLocaleString('en'),
        numeric: true,
        sortable: true,
      },
    ],
  };
  return (
    <>
      <Table
        {...shared}
        rows={sorted}
        sort={sort}
        onSortChange={setSort}
        selection={{ selected, onChange: setSelected }}
        rowActions={() => (
          <IconButton
            size="sm"
            label={t(texts.moreActions)}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      />
      <Table {...shared} caption={t(texts.saving)} rows={[]} loading />
      <Table
        {...shared}
        caption={t(texts.emptyTitle)}
        rows={[]}
        empty={<EmptyState level={3} title={t(texts.emptyTitle)} drawing="tray" />}
      />
    </>
  );
}
