import { describe, expect, test } from 'vitest';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import { formsNamed } from './dosage-form.ts';
import { type Asker, rank } from './rank.ts';

const asker: Asker = {
  country: 'KW',
  joined: '',
  kinds: [],
  leaning: [],
  care: false,
  child: false,
  forms: [],
};

const named = (kind: Candidate['kind'], names: string, subject = ''): Candidate => ({
  id: 1,
  kind,
  company_id: null,
  country: 'KW',
  path: '',
  title: names,
  title_ar: null,
  detail: null,
  detail_ar: null,
  starts_on: null,
  ends_on: null,
  price_minor: null,
  currency: null,
  picture: null,
  logo: null,
  names,
  subject,
  place: '',
  has: [2],
});

const word = (text: string): AskedGroup => ({
  at: [0],
  alternatives: [
    { words: [[{ text, quality: 1 }]], quality: 1, documents: 9, named: 1, rare: false },
  ],
  weight: 0.5,
  optional: false,
  documents: 9,
  named: 1,
});

const scoreOf = (candidate: Candidate, text: string, more: Partial<Asker> = {}) =>
  rank(candidate, [word(text)], { ...asker, ...more }).score;

describe('who asks about the portal', () => {
  const [answer, page] = [named('faq', 'subscription cost'), named('page', 'subscription plans')];

  test('is told by an answer before a page that is called as much so', () => {
    const help = { leaning: ['faq', 'page'] } as const;
    expect(scoreOf(answer, 'subscription', help)).toBeGreaterThan(
      scoreOf(page, 'subscription', help),
    );
    expect(scoreOf(answer, 'subscription')).toBeLessThan(scoreOf(page, 'subscription'));
  });
});

describe('who writes the name of an event in which a pharmacy stands', () => {
  const titled = (title: string) => ({ ...named('event', title.toLowerCase()), title });
  const atPharmacies = { kinds: ['company'], joined: 'pharmameetspharmacy' } as const;
  const score = (title: string) => scoreOf(titled(title), 'pharmacy', atPharmacies);

  test('does not ask for a pharmacy', () => {
    expect(score('Pharma Meets Pharmacy, Beirut')).toBeGreaterThan(
      2 * score('Pharma Meets Every Pharmacy, Beirut'),
    );
  });
});

test('for a child what it can swallow comes first', () => {
  const [syrup, generic] = [
    named('product', 'orbit amoxicillin oral suspension'),
    named('medicine', 'amoxicillin'),
  ];
  const child = { child: true };
  expect(scoreOf(syrup, 'amoxicillin', child)).toBeGreaterThan(
    scoreOf(generic, 'amoxicillin', child),
  );
  expect(scoreOf(syrup, 'amoxicillin')).toBeLessThan(scoreOf(generic, 'amoxicillin'));
});

describe('who asks for a test', () => {
  const aTest = { leaning: ['company', 'product'] } as const;
  const post = named('job', 'senior genetic counsellor');

  test('is not answered first with a post that only mentions it', () => {
    expect(scoreOf(post, 'genetic', aTest)).toBeLessThan(
      scoreOf(named('company', 'ghaf'), 'genetic', aTest),
    );
  });

  test('is sooner with a post that is called so', () => {
    expect(scoreOf(post, 'counsellor', aTest)).toBeGreaterThan(scoreOf(post, 'genetic', aTest));
  });
});

test('what it shall not be comes behind what has as much of the question', () => {
  const groups = [word('tablets'), { ...word('bisoprolol'), optional: true, unwanted: true }];
  const scoreWith = (names: string) => rank(named('product', names), groups, asker).score;
  expect(scoreWith('orbit tablets bisoprolol')).toBeLessThan(scoreWith('orbit tablets amlodipine'));
});

test('half of a service in the name of a company is chance', () => {
  const training: AskedGroup = {
    ...word('clinical'),
    alternatives: [
      {
        words: ['clinical', 'training'].map((text) => [{ text, quality: 1 }]),
        quality: 1,
        documents: 9,
        named: 1,
        rare: false,
      },
    ],
  };
  const scoreIn = (names: string, subject: string) =>
    rank(named('company', names, subject), [training], asker).score;
  expect(scoreIn('orbit', 'clinical training')).toBeGreaterThan(
    scoreIn('orbit clinical', 'training of staff'),
  );
});

test('a post comes behind who does the work, unless work is asked for or the post is called so', () => {
  const post = named('job', 'cold chain coordinator');
  const firm = named('company', 'qafila cold chain');
  expect(scoreOf(post, 'cold')).toBeLessThan(scoreOf(firm, 'cold') - 0.15);
  expect(scoreOf(post, 'cold', { leaning: ['job'] })).toBeGreaterThan(scoreOf(firm, 'cold'));
  expect(scoreOf(post, 'coordinator')).toBeGreaterThan(scoreOf(post, 'cold'));
});

test('who names a form does not want the same in another', () => {
  const [cream, capsules] = ['fungisol 1% cream', 'fungisol 150 capsules'].map((names) =>
    named('product', names),
  );
  const scoreFor = (candidate: Candidate | undefined, question: string) =>
    candidate && scoreOf(candidate, 'fungisol', { forms: formsNamed(question.split(' ')) });
  expect(scoreFor(cream, 'كريم فطريات')).toBeGreaterThan(scoreFor(capsules, 'كريم فطريات') ?? 0);
  expect(scoreFor(cream, 'دوا فطريات')).toBe(scoreFor(capsules, 'دوا فطريات'));
});

test('what a thing is stands in its name before its type', () => {
  const scoreFor = (title: string) =>
    scoreOf({ ...named('product', title.toLowerCase()), title }, 'mask');
  expect(scoreFor('Surgical Mask Type IIR')).toBeGreaterThan(scoreFor('Surgical Mask Stand IIR'));
});

test('who asks where is led to who does it before a post of theirs', () => {
  const [company, post] = [
    { ...named('company', 'ain optical', 'optician'), company_id: 1 },
    named('job', 'optician'),
  ];
  const where = { leaning: ['company'] } as const;
  expect(scoreOf(company, 'optician', where)).toBeGreaterThan(scoreOf(post, 'optician', where));
  const work = { leaning: ['company', 'job'] } as const;
  expect(scoreOf(post, 'optician', work)).toBeGreaterThan(scoreOf(post, 'optician', where));
});
