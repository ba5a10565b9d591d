import { expect, test } from 'vitest';
import {
  bannedWordFinder,
  findBannedWordsInContent,
  findBannedWordsInTexts,
  readGlossary,
  readOurGlossary,
} from './glossary.ts';

const ours = readOurGlossary();

const glossary = readGlossary(`
Words before the table, with a \`word\` of their own.

| English | Arabic | Never | Note |
|---|---|---|---|
| order | طلب اشتراك | \`طلبية\` \`طلبيات\` | only subscriptions |
| browse | تصفّح | \`تصفح\` | |
| percent | % | \`٪\` | |
| company | شركة | | |
`);

test('the table is read, and nothing around it', () => {
  expect(glossary).toEqual([
    { arabic: 'طلب اشتراك', never: ['طلبية', 'طلبيات'] },
    { arabic: 'تصفّح', never: ['تصفح'] },
    { arabic: '%', never: ['٪'] },
    { arabic: 'شركة', never: [] },
  ]);
});

test('a banned word in a text is found, and what stands for it is told', () => {
  const texts = [
    { id: 'a.orders', en: 'Orders', ar: 'الطلبيات' },
    { id: 'a.fine', en: 'Browse the orders', ar: 'تصفّح طلبات الاشتراك' },
  ];
  expect(findBannedWordsInTexts(glossary, texts)).toEqual([
    'a.orders: «طلبيات» is never said: طلب اشتراك',
  ]);
});

test.each(['طلبية', 'والطلبية', 'للطلبية', 'بالطلبية', 'لم تُدفع طلبية.', '15٪', '{percent}٪'])(
  'is found: %s',
  (said) => {
    expect(bannedWordFinder(glossary)(said)).toHaveLength(1);
  },
);

test.each(['طلبيتها', 'مطلبية', 'تصفّح', '15%'])('is another word: %s', (said) => {
  expect(bannedWordFinder(glossary)(said)).toEqual([]);
});

test('demo content and legal pages are read line by line; tests and other sources are not', () => {
  const text = "const en = 'Orders';\nconst ar = 'طلبية';";
  const legal = 'src/features/site/content/server/legal/terms.ts';
  const files = ['demo/demo-jobs.ts', legal, 'demo/demo-jobs.test.ts', 'src/ui/a.ts'].map(
    (path) => ({ path, text }),
  );
  expect(findBannedWordsInContent(glossary, files)).toEqual([
    'demo/demo-jobs.ts:2: «طلبية» is never said: طلب اشتراك',
    `${legal}:2: «طلبية» is never said: طلب اشتراك`,
  ]);
});

test('dots that spread a value are no ellipsis', () => {
  const lines = "  ...line('key', 'خطوة'),\n  ['جارٍ التحميل...'],";
  const files = [{ path: 'demo/lines.ts', text: lines }];
  expect(findBannedWordsInContent(ours, files)).toEqual([
    'demo/lines.ts:2: «...» is never said: …',
  ]);
});

test('a short form of micrograms is found in our glossary', () => {
  const find = bannedWordFinder(ours);
  expect(find('أقراص 50 مكغ')).toEqual(['«مكغ» is never said: ميكروغرام']);
  expect(find('أقراص 50 ميكروغرام، 500 ملغ')).toEqual([]);
});

test('no word is both to be said and never said', () => {
  const find = bannedWordFinder(ours);
  expect(ours.length).toBeGreaterThan(90);
  expect(ours.flatMap(({ arabic }) => find(arabic))).toEqual([]);
});
