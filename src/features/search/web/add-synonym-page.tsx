import { useSearchParams } from 'react-router';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { FormPage } from '#collection/web/form/form-page.tsx';
import { ItemForm } from '#collection/web/form/item-form.tsx';

/** The page for a new group. It begins with words that people asked for in vain, if the address has any. */
export function AddSynonymPage() {
  const t = useCollectionTranslate();
  const [query] = useSearchParams();
  const words = query.get('words');
  return (
    <FormPage title={t(texts.addHeading)}>
      <ItemForm start={words ? { words: `${words}, ` } : {}} />
    </FormPage>
  );
}
