import { fileColumns } from '#collection/import/contract/imported-fields.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';

/** What a column of a file is called on the screen. */
export function useColumnLabel(): (name: string) => string {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const columns = fileColumns(collection);
  return (name) => {
    const column = columns[name];
    return column ? t(column.label) : name;
  };
}
