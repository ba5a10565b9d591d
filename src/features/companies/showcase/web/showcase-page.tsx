import { useFilters } from '#console/web/use-filters.ts';
import { showcases } from '#features/companies/showcase/showcase.contract.ts';
import { showcaseTexts as texts } from '#features/companies/showcase/showcase.texts.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { gulfAndLevant } from '#platform/geo/gulf-and-levant.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { ShowcaseEditor } from './showcase-editor.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** The page with the lists that operators order by hand. */
function ShowcasePage() {
  const t = useTranslate();
  const language = useLanguage();
  const [filters, change] = useFilters(['list', 'country']);
  const list = showcases.find((each) => each === filters.list) ?? 'partners';
  const country = filters.country || (gulfAndLevant[0]?.code ?? '');
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <Tabs
        label={t(texts.lists)}
        value={list}
        onValueChange={(value) => change({ list: value })}
        tabs={[
          {
            value: 'partners',
            label: t(texts.partners),
            content: <ShowcaseEditor key="partners" list="partners" />,
          },
          {
            value: 'top',
            label: t(texts.top),
            content: (
              <div className="grid gap-5">
                <div className="max-w-xs">
                  <Select
                    label={t(texts.country)}
                    value={country}
                    onChange={({ target }) => change({ country: target.value })}
                    options={gulfAndLevant.map(({ code }) => ({
                      value: code,
                      label: countryName(code, language),
                    }))}
                  />
                </div>
                <ShowcaseEditor key={country} list="top" country={country} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

export { ShowcasePage as Component };
