import { useState } from 'react';
import { ImportGuide } from '#collection/import/web/import-guide.tsx';
import { ImportScreen } from '#collection/import/web/import-screen.tsx';
import { FormPage } from '#collection/web/form/form-page.tsx';
import { ItemForm } from '#collection/web/form/item-form.tsx';
import { productsCollectionTexts as texts } from '#features/products/products.collection.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';

const steps = [texts.stepDownload, texts.stepFill, texts.stepUpload];

function Guide() {
  const say = useSay();
  return (
    <>
      <ol aria-label={say(texts.steps)} className="grid gap-3 sm:grid-cols-3">
        {steps.map((step, position) => (
          <li key={step.id} className="flex items-center gap-3 rounded-xl bg-sunken p-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-action font-semibold text-on-action"
            >
              {position + 1}
            </span>
            {say(step)}
          </li>
        ))}
      </ol>
      <ImportGuide />
    </>
  );
}

/** Products come one by one or many at a time. */
export function Component() {
  const say = useSay();
  const [way, setWay] = useState<'file' | 'single'>('file');
  return (
    <FormPage title={say(texts.addHeading)}>
      <Tabs
        label={say(texts.addHeading)}
        value={way}
        onValueChange={setWay}
        tabs={[
          {
            value: 'file',
            label: say(texts.byFile),
            content: <ImportScreen leaves guide={<Guide />} />,
          },
          { value: 'single', label: say(texts.single), content: <ItemForm /> },
        ]}
      />
    </FormPage>
  );
}
