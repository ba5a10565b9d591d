import { BookOpen, BriefcaseMedical, Building2, CalendarDays, Pill } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerKind } from '#features/search/search.contract.ts';
import { searchTexts as texts } from '#features/search/search.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** The name of one record of a kind, with an icon. Only icons that public pages load already are used. */
export const answerKinds: Readonly<Record<AnswerKind, { text: Text; icon: ReactNode }>> = {
  company: { text: texts.company, icon: <Building2 /> },
  product: { text: texts.product, icon: <Pill /> },
  medicine: { text: texts.medicine, icon: <Pill /> },
  catalog: { text: texts.catalog, icon: <BookOpen /> },
  event: { text: texts.event, icon: <CalendarDays /> },
  job: { text: texts.job, icon: <BriefcaseMedical /> },
  branch: { text: texts.branch, icon: <Building2 /> },
  faq: { text: texts.faq, icon: <BookOpen /> },
  page: { text: texts.page, icon: <BookOpen /> },
};
