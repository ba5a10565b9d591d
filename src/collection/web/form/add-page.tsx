import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollectionSay } from '#collection/web/collection-context.ts';
import { FormPage } from './form-page.tsx';
import { ItemForm } from './item-form.tsx';

export function Component() {
  const say = useCollectionSay();
  return (
    <FormPage title={say(texts.addHeading)}>
      <ItemForm />
    </FormPage>
  );
}
