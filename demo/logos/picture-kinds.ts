export const productPictureKinds = [
  'tablets',
  'capsules',
  'syrup',
  'injection',
  'inhaler',
  'drops',
  'cream',
  'monitor',
  'imaging',
  'surgical',
  'dressing',
  'protection',
  'respiratory',
  'mobility',
  'furniture',
  'dental',
  'laboratory',
  'reagent',
  'emergency',
] as const;

export type ProductPictureKind = (typeof productPictureKinds)[number];

export const eventThemes = [
  'congress',
  'exhibition',
  'workshop',
  'campaign',
  'webinar',
  'course',
] as const;

export type EventTheme = (typeof eventThemes)[number];
