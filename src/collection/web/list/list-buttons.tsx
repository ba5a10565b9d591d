import { FileUp, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { ExportButton } from '#collection/export/web/export-button.tsx';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useNarrow } from '#ui/use-narrow.ts';

type ListButtonsProps = Pick<ComponentProps<typeof ExportButton>, 'view'> & {
  counts: ComponentProps<typeof ExportButton>['counts'] | undefined;
};

/** Buttons for the whole list: add, import and export. */
export function ListButtons({ view, counts }: ListButtonsProps) {
  const t = useCollectionTranslate();
  const localPath = useLocalPath();
  const narrow = useNarrow();
  const { collection, path } = useCollection();
  const add = collection.texts.add ?? texts.add;
  return (
    <>
      <Button href={localPath(`${path}/add`)} icon={<Plus aria-hidden="true" />}>
        {t(narrow ? texts.addShort : add)}
      </Button>
      {collection.importing && (
        <Button
          variant="secondary"
          href={localPath(`${path}/import`)}
          icon={<FileUp aria-hidden="true" />}
        >
          {t(narrow ? texts.importShort : texts.importFile)}
        </Button>
      )}
      {counts && <ExportButton view={view} counts={counts} />}
    </>
  );
}
