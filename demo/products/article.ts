import type { DemoText } from '#demo/demo-text.ts';
import type { ProductPictureKind } from '#demo/logos/picture-kinds.ts';

/** Everything that is not a medicine, by the shelf it stands on. */
export const articleGroups = {
  monitoring: group('Patient monitoring', 'مراقبة المرضى', 'monitor'),
  imaging: group('Medical imaging', 'التصوير الطبي', 'imaging'),
  surgery: group('Surgery', 'الجراحة', 'surgical'),
  wound: group('Wound care', 'العناية بالجروح', 'dressing'),
  infusion: group('Infusion and injection', 'التسريب والحقن', 'injection'),
  protection: group('Infection control', 'مكافحة العدوى', 'protection'),
  breathing: group('Respiratory care', 'العناية التنفسية', 'respiratory'),
  mobility: group('Mobility and rehabilitation', 'الحركة والتأهيل', 'mobility'),
  furniture: group('Hospital furniture', 'أثاث المستشفيات', 'furniture'),
  dental: group('Dental', 'طب الأسنان', 'dental'),
  instruments: group('Laboratory instruments', 'أجهزة المختبرات', 'laboratory'),
  reagents: group('Reagents and tests', 'الكواشف والاختبارات', 'reagent'),
  emergency: group('Emergency and first aid', 'الطوارئ والإسعاف', 'emergency'),
} as const satisfies Record<string, ArticleGroup>;

export type ArticleGroupName = keyof typeof articleGroups;

type ArticleGroup = { readonly name: DemoText; readonly picture: ProductPictureKind };

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

function group(en: string, ar: string, picture: ProductPictureKind): ArticleGroup {
  return { name: { en, ar }, picture };
}
