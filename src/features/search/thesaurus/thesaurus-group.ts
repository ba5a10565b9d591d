export type ThesaurusGroup = {
  readonly en: readonly string[];
  readonly ar: readonly string[];
  readonly asked?: readonly string[];
};
