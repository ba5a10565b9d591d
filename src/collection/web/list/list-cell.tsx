import { ExternalLink } from 'lucide-react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow, ListColumn } from '#collection/contract/collection-facts.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { isOver } from '#platform/dates/validity.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { usePageTime } from '#platform/pages/page-time.ts';
import { Badge } from '#ui/display/badge.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { cutText } from './cut-text.ts';
import { shownValue, valueBelow } from './shown-value.ts';
import { TitleCell } from './title-cell.tsx';
import { WordsCell } from './words-cell.tsx';

/** A date as day/month/year; slashed dates stay as they are, unless `short` asks for a two-digit year. */
function shownDate(value: string, short: boolean): string {
  if (value.includes('/') && !short) return value;
  const [year = '', month = '', day = ''] = findCalendarDate(value)?.split('-') ?? [];
  return `${day}/${month}/${short ? year.slice(2) : year}`;
}

/** Adds thousands separators to a number. */
const grouped = (text: string) =>
  text.replace(/^\d+/, (whole) => Number(whole).toLocaleString('en'));

function LinkCell({ value }: { value: string }) {
  const t = useTranslate();
  const address = findWebAddress(value);
  if (!address) return <span className="text-muted">–</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={address}
      className="inline-flex min-h-8 items-center gap-1.5 text-action underline underline-offset-4 hover:no-underline"
    >
      {t(texts.open)}
      <ExternalLink aria-hidden="true" className="size-4" />
      <VisuallyHidden>{t(texts.opensInNewTab)}</VisuallyHidden>
    </a>
  );
}

function ExpiryCell({ value }: { value: string }) {
  const t = useTranslate();
  const over = isOver(findCalendarDate(value) ?? '', usePageTime());
  return (
    <span className="inline-flex flex-wrap items-center gap-2 tabular-nums">
      {shownDate(value, false)}
      {over && <Badge tone="warning">{t(texts.expired)}</Badge>}
    </span>
  );
}

function StatusCell({ active }: { active: boolean }) {
  const t = useTranslate();
  return (
    <Badge tone={active ? 'success' : 'neutral'} dot>
      {t(active ? texts.active : texts.inactive)}
    </Badge>
  );
}

function CountriesCell({ codes }: { codes: readonly string[] }) {
  const language = useLanguage();
  const names = withCommas(
    codes.map((code) => countryName(code, language)),
    language,
  );
  return (
    <span title={names} className="line-clamp-2">
      {names}
    </span>
  );
}

export function ListCell({ column, row }: { column: ListColumn; row: CollectionRow }) {
  const t = useTranslate();
  const language = useLanguage();
  const { collection } = useCollection();
  if (column.as === 'words') return <WordsCell row={row} />;
  if (column.name === collection.title) return <TitleCell column={column} row={row} />;
  const value = shownValue(collection, row, column.name, language);
  if (column.as === 'status') return <StatusCell active={value === 1} />;
  if (value === null || value === '') {
    return column.whenEmpty ? (
      <span className="text-muted">{t(column.whenEmpty)}</span>
    ) : (
      <span className="missing text-muted">–</span>
    );
  }
  const field = collection.fields[column.name];
  if (field?.offered === 'countries') return <CountriesCell codes={String(value).split(',')} />;
  const choices = field?.choices ?? [];
  const choice = choices.find((each) => each.value === value);
  const text = choice ? t(choice.label) : String(value);
  if (column.as === 'link') return <LinkCell value={text} />;
  if (column.as === 'expiry') return <ExpiryCell value={text} />;
  if (column.as === 'date' || column.as === 'short-date') {
    return <span className="tabular-nums">{shownDate(text, column.as === 'short-date')}</span>;
  }
  if (column.as === 'percent') return <bdi>{text}%</bdi>;
  const below = valueBelow(column, row, language);
  return (
    <span className="min-w-0 max-sm:flex max-sm:items-baseline max-sm:gap-1">
      <bdi title={text} className="line-clamp-2">
        {column.as === 'number' ? grouped(text) : cutText(text, column.cut)}
      </bdi>
      {below && (
        <span className="block whitespace-nowrap font-normal text-muted text-xs">
          <bdi>{below}</bdi>
        </span>
      )}
    </span>
  );
}
