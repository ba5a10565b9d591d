import { type Argument, parseSync, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import type { SourceFile } from './source-files.ts';

type Pattern = { readonly source: string; readonly flags: string };

/** The position of a regular expression, and its source if it is known before the program runs. */
type Found = { readonly at: number; readonly pattern: Pattern | undefined };

/** Stands for each inserted value of a template, so that the pattern around it can be analysed. */
const STANDS_FOR_VALUE = '1';

function textOf(argument: Argument | undefined): string | undefined {
  if (argument?.type === 'Literal') return String(argument.value);
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return argument.quasis.map(({ value }) => value.cooked ?? value.raw).join(STANDS_FOR_VALUE);
}

function madeAtRunTime([source, flags]: readonly Argument[]): Pattern | undefined {
  const text = textOf(source);
  return text === undefined ? undefined : { source: text, flags: textOf(flags) ?? '' };
}

function patternsIn({ path, text }: SourceFile): readonly Found[] {
  const found: Found[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern: source, flags } = node.regex;
      found.push({ at: node.start, pattern: { source, flags } });
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return;
      found.push({ at: node.start, pattern: madeAtRunTime(node.arguments) });
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** Patterns that tests build at run time are only applied to our own words. */
const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|^e2e\/|^src\/testing\//.test(path);

function problemsOf(pattern: Pattern | undefined): readonly string[] {
  if (!pattern) return ['makes a pattern that cannot be looked at beforehand'];
  const { source, flags } = pattern;
  return analyse({ source, flags }).reports.map(({ exponential, character }) => {
    const growth = exponential ? 'explodes' : 'takes the square of the time';
    return `/${source}/${flags} ${growth} on many of ${JSON.stringify(character.pick)}`;
  });
}

/**
 * Finds regular expressions that take more than linear time: a stranger's text could hold everybody up. The library
 * knows the usual forms, but not all of them.
 */
export function findSlowPatterns(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) =>
    patternsIn(file)
      .filter(({ pattern }) => pattern || !isTest(file))
      .flatMap(({ at, pattern }) => {
        const line = file.text.slice(0, at).split('\n').length;
        return problemsOf(pattern).map((problem) => `${file.path}:${line}: ${problem}`);
      }),
  );
}
