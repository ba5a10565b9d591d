import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { describe, expect, test } from 'vitest';
import { findUnsaidTexts } from './unsaid-texts.ts';

const house = {
  '/house/tsconfig.json': JSON.stringify({
    compilerOptions: {
      lib: ['es2024'],
      types: [],
      jsx: 'preserve',
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
    },
  }),
  '/house/src/define.ts': `
    export type Text = { readonly id: string };
    export declare function defineTexts<const Keys extends string>(
      feature: string, messages: Record<Keys, { en: string; ar: string }>,
    ): Readonly<Record<Keys, Text>>;
    export declare function say(text: Text): string;`,
  '/house/src/jobs.texts.ts': `
    import { defineTexts } from './define.ts';
    export const jobsTexts = defineTexts('jobs', {
      title: { en: 'Jobs', ar: 'وظائف' },
      name: { en: 'Name', ar: 'الاسم' },
      'part-time': { en: 'Part time', ar: 'دوام جزئي' },
    });`,
};

/** Which of the three texts are unused if the given file is added. */
function unsaidWith(text: string, name = 'page.ts', more: Record<string, string> = {}) {
  const files = { ...house, ...more, [`/house/src/${name}`]: text };
  const problems = findUnsaidTexts('/house/tsconfig.json', createVirtualFileSystem(files));
  return problems.map((problem) => problem.replace(/^jobs\.(.*): is never said$/, '$1'));
}

const all = ['title', 'name', 'part-time'];
const imports = `
  import { say, type Text } from './define.ts';
  import { jobsTexts as texts } from './jobs.texts.ts';`;

describe('a text that nobody says is found', () => {
  test.each([
    ['nothing is imported', `export const x = { title: 1, name: 2 }; x.title; x.name;`, all],
    ['only some are said', `${imports} say(texts.title);`, ['name', 'part-time']],
    [
      'another object has a key of that name',
      `${imports} say(texts.title); export const row = { name: '' }; row.name;`,
      ['name', 'part-time'],
    ],
    [
      'another object has the name of the texts',
      `${imports} export const f = (texts: { name: Text }) => say(texts.name);`,
      all,
    ],
    ['only its type is used', `${imports} export type Key = keyof typeof texts;`, all],
    [
      'some are taken out',
      `${imports} const { title, name: n } = texts; say(title); say(n);`,
      [all[2]],
    ],
    [
      'a name chooses among some of them',
      `${imports} export const f = (key: 'title' | 'name') => say(texts[key]);`,
      ['part-time'],
    ],
    [
      'a narrower type chooses',
      `${imports} export const f = <K extends 'name'>(key: K) => say(texts[key]);`,
      ['title', 'part-time'],
    ],
    [
      'the receiver of the whole reads some',
      `${imports} const tell = (words: { title: Text; more?: Text }) => say(words.title); tell(texts);`,
      ['name', 'part-time'],
    ],
    [
      'they are spread into what reads some',
      `${imports} export const words: { name: Text } = { ...texts };`,
      ['title', 'part-time'],
    ],
    [
      'the whole module is imported',
      `import { say } from './define.ts'; import * as words from './jobs.texts.ts';
       say(words.jobsTexts.name);`,
      ['title', 'part-time'],
    ],
  ])('where %s', (_case, text, unsaid) => {
    expect(unsaidWith(text)).toEqual(unsaid);
  });

  test('where only a test says it', () => {
    expect(unsaidWith(`${imports} say(texts.name);`, 'page.test.ts')).toEqual(all);
  });

  test('where it passes through another file', () => {
    const more = { '/house/src/public.ts': `export { jobsTexts } from './jobs.texts.ts';` };
    const text = `import { say } from './define.ts'; import { jobsTexts as t } from './public.ts';
      say(t.name);`;
    expect(unsaidWith(text, 'page.ts', more)).toEqual(['title', 'part-time']);
  });

  test('where a part of a page is handed it', () => {
    const text = `${imports}
      declare global { namespace JSX { interface IntrinsicElements {} } }
      declare function List(props: { texts: { title: Text } }): null;
      export const page = <List texts={texts} />;`;
    expect(unsaidWith(text, 'page.tsx')).toEqual(['name', 'part-time']);
  });
});

describe('any may be said', () => {
  test.each([
    `${imports} export const f = (key: string) => say((texts as Record<string, Text>)[key]!);`,
    `${imports} export const words: Readonly<Record<string, Text>> = texts;`,
    `${imports} export const words = texts;`,
    `${imports} Object.values<Text>(texts).map(say);`,
    `${imports} const { title, ...others } = texts; say(title); export { others };`,
    `export { jobsTexts as words } from './jobs.texts.ts';`,
  ])('%s', (text) => {
    expect(unsaidWith(text)).toEqual([]);
  });
});
