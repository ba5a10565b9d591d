/** What can be found. A service or department is found as its company. */
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
 * A record by what stays the same from one portal to the next: the key of the demo content, the
 * question of the FAQ, the address of a page. Numbers are given anew by every filling.
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

/** A branch has no page of its own: who is led to its company has found it as well. */
export const branch = (companyKey: string, town: string): Ids => [
  `branch:${companyKey}/${town}`,
  `company:${companyKey}`,
];
