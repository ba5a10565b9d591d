import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageLink } from './page-link.tsx';
import { type PageSize, pageCountOf, pageRange, shownRows } from './page-range.ts';
import { tableTexts } from './table.texts.ts';

export type PaginationProps = {
  page: number;
  total: number;
  pageSize: PageSize;
  onPageChange: (page: number) => void;
  /** The page sizes to offer; requires `onPageSizeChange`. */
  pageSizes?: readonly PageSize[];
  onPageSizeChange?: (size: PageSize) => void;
  hrefFor?: (page: number) => string;
};

export function Pagination(props: PaginationProps) {
  const { page, total, pageSize, onPageChange, pageSizes, onPageSizeChange, hrefFor } = props;
  const t = useTranslate();
  const pageCount = pageCountOf(total, pageSize);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-muted text-sm tabular-nums">
        {t(tableTexts.shownRange, { ...shownRows(page, pageSize, total), total })}
      </p>
      {pageCount > 1 && <Pages {...{ page, pageCount, onPageChange, hrefFor }} />}
      {pageSizes && onPageSizeChange && (
        <PageSizes sizes={pageSizes} value={pageSize} onChange={onPageSizeChange} />
      )}
    </div>
  );
}

type PagesProps = Pick<PaginationProps, 'page' | 'onPageChange' | 'hrefFor'> & {
  pageCount: number;
};

function Pages({ page, pageCount, onPageChange, hrefFor }: PagesProps) {
  const t = useTranslate();
  let gaps = 0;

  function link(to: number) {
    return { href: hrefFor?.(to), onPress: () => onPageChange(to) };
  }

  return (
    <nav aria-label={t(tableTexts.pages)} className="flex items-center gap-1">
      <PageLink {...link(page - 1)} disabled={page <= 1} label={t(tableTexts.previous)}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </PageLink>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageRange(page, pageCount).map((slot) => (
          <li key={slot === 'gap' ? `gap${++gaps}` : slot}>
            {slot === 'gap' ? (
              <span className="grid w-6 place-items-center text-muted">…</span>
            ) : (
              <PageLink
                {...link(slot)}
                current={slot === page}
                label={t(tableTexts.goToPage, { page: slot })}
              >
                {slot}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <span className="px-2 text-sm tabular-nums sm:hidden">
        {t(tableTexts.pageOf, { page, total: pageCount })}
      </span>
      <PageLink {...link(page + 1)} disabled={page >= pageCount} label={t(tableTexts.next)}>
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </PageLink>
    </nav>
  );
}

type PageSizesProps = {
  sizes: readonly PageSize[];
  value: PageSize;
  onChange: (size: PageSize) => void;
};

function PageSizes({ sizes, value, onChange }: PageSizesProps) {
  const t = useTranslate();
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-muted text-sm">
        {t(tableTexts.rowsPerPage)}
      </span>
      <Select
        label={t(tableTexts.rowsPerPage)}
        hideLabel
        controlSize="sm"
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'all' ? 'all' : Number(target.value))}
        options={sizes.map((size) => ({
          value: String(size),
          label: size === 'all' ? t(tableTexts.all) : String(size),
        }))}
      />
    </div>
  );
}
