export const eventThemes = [
  'congress',
  'exhibition',
  'workshop',
  'campaign',
  'webinar',
  'course',
] as const;

export type EventTheme = (typeof eventThemes)[number];
