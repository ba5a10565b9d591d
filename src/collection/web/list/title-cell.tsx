import { useState } from 'react';
import type { CollectionRow, ListColumn } from '#collection/contract/collection-facts.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import { type UploadFolder, uploadAddress } from '#platform/files/upload-address.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { currencyName } from '#platform/money/currency-name.ts';
import { Link } from '#platform/pages/link.tsx';
import { initialsOf } from '#ui/display/initials.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { cutText } from './cut-text.ts';
import { useTitleOf, valueBelow } from './shown-value.ts';

/** The title of an item, linked to its form, with its main picture. */
export function TitleCell({ column, row }: { column: ListColumn; row: CollectionRow }) {
  const { collection, path } = useCollection();
  const title = useTitleOf()(row);
  const language = useLanguage();
  const below =
    column.as === 'currency' ? currencyName(title, language) : valueBelow(column, row, language);
  const { picture = '' } = collection;
  const folder = collection.fields[picture]?.folder;
  return (
    <span className="flex min-w-0 items-center gap-3">
      {folder && <Thumbnail key={row.id} name={title} stored={row[picture]} folder={folder} />}
      <span className="min-w-0">
        <Link
          to={`${path}/edit/${row.id}`}
          className="break-words underline-offset-4 hover:text-action hover:underline"
        >
          <bdi title={title}>{cutText(title, column.cut)}</bdi>
        </Link>
        {below && (
          <span
            className={joinClasses(
              'block font-normal text-muted text-xs',
              // A code stays on one line beside other columns; a sentence in the other language may wrap.
              !column.below?.endsWith('_ar') && 'sm:whitespace-nowrap',
            )}
          >
            <bdi>{below}</bdi>
          </span>
        )}
      </span>
    </span>
  );
}

/** Logos are shown whole; other pictures are recognizable by their upper middle. */
const logos: ReadonlySet<UploadFolder> = new Set(['brands', 'sponsors', 'event-sponsors']);

type ThumbnailProps = {
  name: string;
  stored: CollectionRow[string] | undefined;
  folder: UploadFolder;
};

function Thumbnail({ name, stored, folder }: ThumbnailProps) {
  const [broken, setBroken] = useState(false);
  const classes = 'size-10 shrink-0 rounded-md border border-line';
  if (!stored || broken) {
    return (
      <span
        aria-hidden="true"
        className={`${classes} grid place-items-center bg-sunken font-semibold text-muted text-xs`}
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      src={uploadAddress(folder, String(stored))}
      alt=""
      loading="lazy"
      width={40}
      height={40}
      className={`${classes} ${logos.has(folder) ? 'bg-paper object-contain' : 'object-cover object-top'}`}
      onError={() => setBroken(true)}
    />
  );
}
