import { type Expression, parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$|^src\/testing\//.test(path);

/** A table by any text, declared by its type. */
const openTable = /^:\s*(?:Readonly<)?Record<\s*string\s*,/;

/** Whether entries are written down, here or elsewhere; an empty object or a copy of one is about to be filled. */
const hasEntries = (made: Expression) =>
  made.type === 'Identifier' ||
  (made.type === 'ObjectExpression' && made.properties.some(({ type }) => type === 'Property'));

function tablesIn({ path, text }: SourceFile): readonly number[] {
  const found: number[] = [];
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      const type = id.typeAnnotation;
      if (!type || !init || !openTable.test(text.slice(type.start, type.end))) return;
      if (hasEntries(init)) found.push(id.start);
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/**
 * Finds tables that are looked up by any text and inherit from Object: `constructor` finds a function in them, where
 * there should be nothing.
 */
export function findOpenLookups(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      tablesIn(file).map((at) => {
        const line = file.text.slice(0, at).split('\n').length;
        return `${file.path}:${line}: is looked up by any text; make it with lookup()`;
      }),
    );
}
