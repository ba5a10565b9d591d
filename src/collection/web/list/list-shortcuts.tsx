import { useNavigate } from 'react-router';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { focusListSearch } from '#ui/forms/focus-list-search.ts';
import { Shortcuts } from '#ui/overlays/shortcuts.tsx';

export function ListShortcuts() {
  const t = useCollectionTranslate();
  const navigate = useNavigate();
  const { collection, path } = useCollection();
  const add = () => void navigate(`${path}/add`);
  return (
    <Shortcuts
      keys={{ '/': focusListSearch, n: add }}
      shortcuts={[
        { keys: ['/'], does: t(texts.searchKey) },
        { keys: ['N'], does: t(collection.texts.add ?? texts.add) },
      ]}
    />
  );
}
