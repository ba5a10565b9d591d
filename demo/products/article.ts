import type { DemoText } from '#demo/demo-text.ts';

/** Everything that is not a medicine, by the shelf it stands on. */
export const articleGroups = {
  monitoring: { en: 'Patient monitoring', ar: 'مراقبة المرضى' },
  imaging: { en: 'Medical imaging', ar: 'التصوير الطبي' },
  surgery: { en: 'Surgery', ar: 'الجراحة' },
  wound: { en: 'Wound care', ar: 'العناية بالجروح' },
  infusion: { en: 'Infusion and injection', ar: 'التسريب والحقن' },
  protection: { en: 'Infection control', ar: 'مكافحة العدوى' },
  breathing: { en: 'Respiratory care', ar: 'العناية التنفسية' },
  mobility: { en: 'Mobility and rehabilitation', ar: 'الحركة والتأهيل' },
  furniture: { en: 'Hospital furniture', ar: 'أثاث المستشفيات' },
  dental: { en: 'Dental', ar: 'طب الأسنان' },
  instruments: { en: 'Laboratory instruments', ar: 'أجهزة المختبرات' },
  reagents: { en: 'Reagents and tests', ar: 'الكواشف والاختبارات' },
  emergency: { en: 'Emergency and first aid', ar: 'الطوارئ والإسعاف' },
} as const satisfies Record<string, DemoText>;

export type ArticleGroupName = keyof typeof articleGroups;

export type DemoArticle = {
  readonly group: ArticleGroupName;
  readonly name: DemoText;
  readonly about: DemoText;
  readonly traits: DemoText;
  readonly dollars: number;
  /** Missing for devices, which are sold singly. */
  readonly pack?: DemoText;
};

export function article(
  groupName: ArticleGroupName,
  name: readonly [en: string, ar: string],
  about: readonly [en: string, ar: string],
  traits: readonly [en: string, ar: string],
  dollars: number,
  pack?: readonly [en: string, ar: string],
): DemoArticle {
  const text = ([en, ar]: readonly [string, string]): DemoText => ({ en, ar });
  return {
    group: groupName,
    name: text(name),
    about: text(about),
    traits: text(traits),
    dollars,
    ...(pack && { pack: text(pack) }),
  };
}
