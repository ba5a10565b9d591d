import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollectionSay } from '#collection/web/collection-context.ts';
import { FormPage } from '#collection/web/form/form-page.tsx';
import { ImportScreen } from './import-screen.tsx';

export function Component() {
  const say = useCollectionSay();
  return (
    <FormPage title={say(texts.heading)}>
      <ImportScreen />
    </FormPage>
  );
}
