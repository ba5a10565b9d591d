import {
  type FaqCategory,
  faqCategories,
  type listFaq,
} from '#features/site/content/content.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';

export type FaqItem = CallAnswer<typeof listFaq>['items'][number];
export type FaqChoice = FaqCategory | 'all';

export const faqChoices: readonly FaqChoice[] = ['all', ...faqCategories];

export function filterFaq(items: readonly FaqItem[], choice: FaqChoice, words: string) {
  const wanted = foldForSearch(words);
  return items.filter(
    ({ category, question, answer }) =>
      (choice === 'all' || category === choice) &&
      (wanted === '' || foldForSearch(`${question} ${answer}`).includes(wanted)),
  );
}

export type FaqGroup = { readonly category: FaqCategory; readonly items: readonly FaqItem[] };

/** Groups the questions by category, in the order of the buttons; empty groups are left out. */
export function groupFaq(items: readonly FaqItem[]): readonly FaqGroup[] {
  return faqCategories
    .map((category) => ({ category, items: filterFaq(items, category, '') }))
    .filter((group) => group.items.length > 0);
}

/** The number of questions per button, regardless of the search. */
export function countFaq(items: readonly FaqItem[]): Readonly<Record<FaqChoice, number>> {
  const count = (choice: FaqChoice) => filterFaq(items, choice, '').length;
  return {
    all: count('all'),
    account: count('account'),
    jobs: count('jobs'),
    events: count('events'),
    billing: count('billing'),
  };
}
