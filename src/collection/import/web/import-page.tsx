import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { FormPage } from '#collection/web/form/form-page.tsx';
import { ImportScreen } from './import-screen.tsx';

function ImportPage() {
  const t = useCollectionTranslate();
  return (
    <FormPage title={t(texts.heading)}>
      <ImportScreen />
    </FormPage>
  );
}

export { ImportPage as Component };
