import { listDumps } from '#app/programs/dump/dump.contract.ts';
import { dumpTexts as texts } from '#app/programs/dump/dump.texts.ts';
import { readOffersDump } from '#features/site/server/public.ts';
import { describePortal } from '#features/site/site.contract.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { selectDumps } from './kept-dumps.ts';
import { schemaPathOf } from './mount-dump-schemas.ts';

/** Takes the licence from the call that states it everywhere else, so that the two cannot differ. */
export function dumpOperations(others: readonly Operation[]): readonly Operation[] {
  const about = others.find((each) => each.call === describePortal);
  if (!about) throw new Error(`No operation serves ${describePortal.path}`);
  const list = operation(listDumps, async (_input, context) => {
    const { pool } = context.database;
    if (!(await readOffersDump(pool))) throw notFound(texts.notOffered);
    const { data_licence } = (await about.perform({}, context)) as { data_licence: string };
    const files = await selectDumps.all(pool);
    return {
      licence: data_licence,
      not_for_training: translateIn(context.language)(texts.notForTraining),
      files: files.map(({ file, made_at, ...facts }) => ({
        ...facts,
        address: `${context.appUrl}/Upload/dumps/${file}`,
        schema: context.appUrl + schemaPathOf(facts.kind),
        made_at: made_at.toISOString(),
      })),
    };
  });
  return [list];
}
