import { fileColumns } from '#collection/import/contract/imported-fields.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';

/** A function that returns the label of a file's column. */
export function useColumnLabel(): (name: string) => string {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const columns = fileColumns(collection);
  return (name) => {
    const column = columns[name];
    return column ? t(column.label) : name;
  };
}
