/** The kinds of record that can be found. A service or department is found as its company. */
type RecordKind =
  | 'company'
  | 'product'
  /** The page of a generic, with its brands side by side. */
  | 'medicine'
  | 'catalog'
  | 'event'
  | 'job'
  | 'branch'
  | 'faq'
  | 'page';

/**
 * Identifies a record by what is the same in every portal: the key in the demo content, the FAQ's question, a page's
 * path. Numeric ids are assigned anew by every filling.
 */
export type RecordId = `${RecordKind}:${string}`;

type Ids = readonly RecordId[];

const idsOf =
  (kind: RecordKind) =>
  (...keys: readonly string[]): Ids =>
    keys.map((key): RecordId => `${kind}:${key}`);

export const company = idsOf('company');
export const product = idsOf('product');
export const medicine = idsOf('medicine');
export const catalog = idsOf('catalog');
export const event = idsOf('event');
export const job = idsOf('job');
export const faq = idsOf('faq');
export const page = idsOf('page');

/** A branch has no page of its own, so finding its company counts as well. */
export const branch = (companyKey: string, town: string): Ids => [
  `branch:${companyKey}/${town}`,
  `company:${companyKey}`,
];
