import type { ReactNode } from 'react';
import { collectionTexts } from '#collection/collection.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { focusListSearch } from '#ui/forms/focus-list-search.ts';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Shortcuts } from '#ui/overlays/shortcuts.tsx';
import { ConsoleTable, type ConsoleTableProps } from './console-table.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import type { ListFilter } from './use-filtered-list.ts';

type ConsoleListProps<Row, Key extends string | number> = Omit<
  ConsoleTableProps<Row, Key>,
  'caption'
> & {
  title: string;
  lead?: string;
  actions?: ReactNode;
  filters: ReactNode;
  /** What the list opens, such as the dialog of a row. */
  children?: ReactNode;
};

/** A list screen of the console: header, filters and rows. */
export function ConsoleList<Row, Key extends string | number>(props: ConsoleListProps<Row, Key>) {
  const { title, lead, actions, filters, children, ...table } = props;
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        {filters}
        <ConsoleTable {...table} caption={title} />
        <SearchShortcut />
      </div>
      {children}
    </>
  );
}

/** The `/` key focuses the search, and the help under `?` lists it. */
function SearchShortcut() {
  const t = useTranslate();
  return (
    <Shortcuts
      keys={{ '/': focusListSearch }}
      shortcuts={[{ keys: ['/'], does: t(collectionTexts.searchKey) }]}
    />
  );
}

type FilteredListProps<Row, Key extends string | number, Value extends string> = Omit<
  ConsoleListProps<Row, Key>,
  'title' | 'lead' | 'failed' | 'filters' | 'list' | 'empty'
> & {
  list: ConsoleListProps<Row, Key>['list'] & ListFilter<Value>;
  /** Texts of the screen, with one per value of its filter. */
  texts: Readonly<Record<'title' | 'search' | 'loadFailed' | Value, Text>> & {
    readonly lead?: Text;
  };
  filter: Text;
  /** Label of the filter's empty choice; without it a value is always chosen. */
  all?: Text;
  /** Shown while the list is empty; left out for lists that never are. */
  empty?: ReactNode;
};

/** A list with a search, and a filter by one property. */
export function FilteredList<Row, Key extends string | number, Value extends string>(
  props: FilteredListProps<Row, Key, Value>,
) {
  const { list, texts, filter, all, empty, ...rest } = props;
  const t = useTranslate();
  return (
    <ConsoleList
      {...rest}
      list={list}
      title={t(texts.title)}
      lead={texts.lead && t(texts.lead)}
      failed={t(texts.loadFailed)}
      empty={list.isNarrowed ? <NothingMatches onShowAll={list.showAll} /> : empty}
      filters={
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <ListSearch label={t(texts.search)} value={list.search} onSearch={list.setSearch} />
          <Select
            hideLabel
            label={t(filter)}
            value={list.value ?? ''}
            onChange={({ target }) => list.setValue(target.value)}
            placeholder={all && t(all)}
            options={list.values.map((value) => ({ value, label: t(texts[value]) }))}
          />
        </div>
      }
    />
  );
}

type RowButtonProps = {
  /** Accessible name with the row's subject, because every row has a button with the same text. */
  name: string;
  onClick: () => void;
  disabled?: boolean;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
};

export function RowButton({ name, variant = 'secondary', ...button }: RowButtonProps) {
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={name}
      className="whitespace-nowrap"
      {...button}
    />
  );
}
