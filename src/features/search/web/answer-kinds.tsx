import {
  BookOpen,
  BriefcaseMedical,
  Building2,
  CalendarDays,
  CircleHelp,
  FileText,
  MapPin,
  Package,
  Pill,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerKind } from '#features/search/search.contract.ts';
import { searchTexts as texts } from '#features/search/search.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

type KindWords = {
  /** What one is called, and many. */
  readonly one: Text;
  readonly many: Text;
  /** How a number of them is said. */
  readonly counted: Text;
  readonly icon: ReactNode;
};

export const kindWords: Readonly<Record<AnswerKind, KindWords>> = {
  company: {
    one: texts.company,
    many: texts.companies,
    counted: texts.companiesCounted,
    icon: <Building2 />,
  },
  product: {
    one: texts.product,
    many: texts.products,
    counted: texts.productsCounted,
    icon: <Package />,
  },
  medicine: {
    one: texts.medicine,
    many: texts.medicines,
    counted: texts.medicinesCounted,
    icon: <Pill />,
  },
  catalog: {
    one: texts.catalog,
    many: texts.catalogs,
    counted: texts.catalogsCounted,
    icon: <BookOpen />,
  },
  event: {
    one: texts.event,
    many: texts.events,
    counted: texts.eventsCounted,
    icon: <CalendarDays />,
  },
  job: {
    one: texts.job,
    many: texts.jobs,
    counted: texts.jobsCounted,
    icon: <BriefcaseMedical />,
  },
  branch: {
    one: texts.branch,
    many: texts.branches,
    counted: texts.branchesCounted,
    icon: <MapPin />,
  },
  faq: {
    one: texts.faq,
    many: texts.faqs,
    counted: texts.faqsCounted,
    icon: <CircleHelp />,
  },
  page: { one: texts.page, many: texts.pages, counted: texts.pagesCounted, icon: <FileText /> },
};
