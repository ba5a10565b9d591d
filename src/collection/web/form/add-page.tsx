import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { FormPage } from './form-page.tsx';
import { ItemForm } from './item-form.tsx';

function AddPage() {
  const t = useCollectionTranslate();
  return (
    <FormPage title={t(texts.addHeading)}>
      <ItemForm />
    </FormPage>
  );
}

export { AddPage as Component };
