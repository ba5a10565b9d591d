import { demoCompanies } from './demo-companies.ts';
import type { DemoText } from './demo-text.ts';
import { choiceFor } from './seeded-choice.ts';

export type DemoService = {
  readonly companyKey: string;
  readonly name: DemoText;
  readonly description: DemoText;
};

type KnownService = Pick<DemoService, 'name' | 'description'>;

const SERVICE_PROVIDER = 5;

const knownServices: readonly KnownService[] = [
  {
    name: { en: 'Calibration on site', ar: 'المعايرة في الموقع' },
    description: {
      en: 'Traceable calibration of monitors, pumps and scales, with a certificate for every device.',
      ar: 'معايرة مُسندة إلى معايير مرجعية لأجهزة المراقبة والمضخات والموازين، مع شهادة لكل جهاز.',
    },
  },
  {
    name: { en: 'Repair and spare parts', ar: 'الصيانة وقطع الغيار' },
    description: {
      en: 'Engineers on call day and night; the usual parts are kept in stock.',
      ar: 'مهندسون متاحون ليلًا ونهارًا، والقطع الشائعة متوفرة في المخزن.',
    },
  },
  {
    name: { en: 'Training of staff', ar: 'تدريب الكوادر' },
    description: {
      en: 'Courses for nurses and technicians in both languages, in small groups and at your beds.',
      ar: 'دورات للممرضين والفنيين باللغتين، في مجموعات صغيرة وداخل أقسامكم.',
    },
  },
  {
    name: { en: 'Safety inspection', ar: 'فحص السلامة' },
    description: {
      en: 'Electrical safety tests every year, with a register that auditors can read.',
      ar: 'فحوص السلامة الكهربائية سنويًا، مع سجل جاهز للمدققين.',
    },
  },
  {
    name: { en: 'Home visits', ar: 'الزيارات المنزلية' },
    description: {
      en: 'Nurses and physiotherapists who come to the patient, by appointment.',
      ar: 'ممرضون واختصاصيو علاج طبيعي يزورون المريض بموعد مسبق.',
    },
  },
  {
    name: { en: 'Planning of new wards', ar: 'تخطيط الأجنحة الجديدة' },
    description: {
      en: 'From the first drawing to the handover: equipment lists, gases, power and shielding.',
      ar: 'من الرسم الأول إلى التسليم: قوائم الأجهزة والغازات والكهرباء والتدريع.',
    },
  },
];

/** What service providers offer. */
export const demoServices: readonly DemoService[] = demoCompanies
  .filter(({ type }) => type === SERVICE_PROVIDER)
  .flatMap(({ key }) => {
    const choice = choiceFor(`services ${key}`);
    return choice
      .shuffle(knownServices)
      .slice(0, choice.between(3, 5))
      .map((service) => ({ companyKey: key, ...service }));
  });
