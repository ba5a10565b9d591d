import type { AnswerKind } from '#features/search/search.contract.ts';

/** What a model is told about a record, and all that it may say about it. */
export type ToldRecord = {
  readonly kind: AnswerKind;
  readonly path: string;
  readonly title: string;
  readonly detail: string;
  readonly country: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly price: string | null;
  readonly currency: string | null;
};

/** The facts of a record, in the order in which they are told. Records are numbered from 1. */
export const factsOf = ({ kind, title, detail, country, ...rest }: ToldRecord) => ({
  kind,
  title,
  ...(detail && (kind === 'company' ? { place: detail } : { company: detail })),
  ...(country && { country }),
  ...(rest.starts_on && { from: rest.starts_on }),
  ...(rest.ends_on && { until: rest.ends_on }),
  ...(rest.price && { price: `${rest.price} ${rest.currency ?? ''}`.trim() }),
});
