import { useSearchParams } from 'react-router';
import { ImportGuide } from '#collection/import/web/import-guide.tsx';
import { ImportScreen } from '#collection/import/web/import-screen.tsx';
import { FormPage } from '#collection/web/form/form-page.tsx';
import { ItemForm } from '#collection/web/form/item-form.tsx';
import { productsCollectionTexts as texts } from '#features/products/products.collection.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';

const steps = [texts.stepDownload, texts.stepFill, texts.stepUpload];

function Guide() {
  const t = useTranslate();
  return (
    <>
      <ol aria-label={t(texts.steps)} className="grid gap-3 sm:grid-cols-3">
        {steps.map((step, position) => (
          <li key={step.id} className="flex items-center gap-3 rounded-xl bg-sunken p-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-action font-semibold text-on-action"
            >
              {position + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <ImportGuide />
    </>
  );
}

/** Adds products one by one or from a file. */
export function ProductAddPage() {
  const t = useTranslate();
  // The mode is in the address, so that leaving a half-filled form asks first.
  const [query, setQuery] = useSearchParams();
  const way = query.get('way') === 'single' ? 'single' : 'file';
  return (
    <FormPage title={t(texts.addHeading)}>
      <Tabs
        label={t(texts.addHeading)}
        value={way}
        onValueChange={(next) =>
          setQuery(next === 'single' ? { way: next } : {}, { replace: true })
        }
        tabs={[
          {
            value: 'file',
            label: t(texts.byFile),
            content: <ImportScreen leaves guide={<Guide />} />,
          },
          { value: 'single', label: t(texts.single), content: <ItemForm /> },
        ]}
      />
    </FormPage>
  );
}
