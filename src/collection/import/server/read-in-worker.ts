import { importTexts } from '#collection/import/import.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { findText } from '#platform/i18n/texts.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import { runWorker, WorkerProblem } from '#platform/workers/run-worker.ts';
import type { ImportMessage, ImportTask } from './import-messages.ts';

const limits = { mostMemoryMb: 384, silenceMs: 10_000 };

const importProblem = (text = spreadsheetsTexts.unreadable, values = {}) =>
  new CallProblem('unreadable_file', 400, text, { values });

/** Reads a file in a thread of its own; the handler is waited for before more rows are read. */
export async function readInWorker(
  data: ImportTask,
  handle: (message: ImportMessage) => Promise<void> | void,
): Promise<void> {
  const file = new URL('./import-worker.ts', import.meta.url);
  try {
    await runWorker<ImportMessage>(file, {
      ...limits,
      data,
      async handle(message, answer) {
        if (message.kind === 'problem') {
          throw importProblem(findText(message.textId), message.values);
        }
        await handle(message);
        if (message.kind === 'rows') answer('more');
        return message.kind === 'end' || message.kind === 'preview';
      },
    });
  } catch (problem) {
    if (!(problem instanceof WorkerProblem)) throw problem;
    throw problem.isSilent ? importProblem(importTexts.tooSlow) : importProblem();
  }
}
