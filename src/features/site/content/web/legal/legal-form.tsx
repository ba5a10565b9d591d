import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { findStaticContent } from '#features/site/content/content.contract.ts';
import { type LegalContent, saveLegalPage } from '#features/site/content/legal.contract.ts';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CardsBar } from '#ui/forms/cards-bar.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { HtmlField } from './html-field.tsx';
import { LegalPreview } from './legal-preview.tsx';

/** Both languages are edited in one form, so that neither is forgotten. */
export function LegalForm({ id, content }: { id: number; content: LegalContent }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const { run, pending } = useConsoleAction();
  const [written, setWritten] = useState(content);
  const [previewing, setPreviewing] = useState(false);
  const names = Object.keys(content) as (keyof LegalContent)[];
  const isUnsaved = names.some((name) => written[name] !== content[name]);
  const change = (name: keyof LegalContent) => (value: string) =>
    setWritten((now) => ({ ...now, [name]: value }));

  async function save() {
    if (await run(saveLegalPage, { id, ...written })) {
      await queries.invalidateQueries({ queryKey: [findStaticContent.path] });
    }
  }

  return (
    <>
      <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 className="font-semibold text-xl">{t(texts.english)}</h2>
        <TextField
          label={t(texts.title)}
          dir="ltr"
          required
          value={written.title}
          onChange={({ target }) => change('title')(target.value)}
        />
        <HtmlField label={t(texts.text)} dir="ltr" html={written.html} onChange={change('html')} />
      </Card>
      <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 className="font-semibold text-xl">{t(texts.arabic)}</h2>
        <TextField
          label={t(texts.titleAr)}
          dir="rtl"
          required
          value={written.title_ar}
          onChange={({ target }) => change('title_ar')(target.value)}
        />
        <HtmlField
          label={t(texts.textAr)}
          dir="rtl"
          html={written.html_ar}
          onChange={change('html_ar')}
        />
      </Card>
      <CardsBar>
        <Button loading={pending} onClick={() => void save()}>
          {t(texts.save)}
        </Button>
        <Button variant="secondary" onClick={() => setPreviewing(true)}>
          {t(texts.preview)}
        </Button>
        {isUnsaved && <UnsavedBadge />}
      </CardsBar>
      <LeaveQuestion isChanged={isUnsaved} />
      <LegalPreview open={previewing} onClose={() => setPreviewing(false)} written={written} />
    </>
  );
}
