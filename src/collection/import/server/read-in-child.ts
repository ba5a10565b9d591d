import { CallProblem } from '#platform/calls/call-problem.ts';
import { findText } from '#platform/i18n/texts.ts';
import { TaskFailed, TaskTooLarge } from '#platform/processes/problems.ts';
import { spreadsheetsTexts } from '#platform/spreadsheets/spreadsheets.texts.ts';
import type { AskedItems, FoundItems, ImportMessage, ImportTask } from './import-messages.ts';
import { sheetReaders } from './sheet-readers.ts';

/** Limits between two messages: opening the whole file is one step, and so is each batch of rows. */
const limits = { cpuMs: 20_000, silenceMs: 60_000 };

const importProblem = (text = spreadsheetsTexts.unreadable, values = {}) =>
  new CallProblem('unreadable_file', 400, text, { values });

/**
 * Reads a file in a child process, which asks for the items that its rows are about. The handler is awaited before more
 * rows
 * are read. Only what is the file's own fault is reported as a problem with the file; an overloaded machine is reported
 * as
 * such.
 */
export async function readInChild(
  task: ImportTask,
  find: (asked: AskedItems) => Promise<FoundItems>,
  handle: (message: ImportMessage) => Promise<void> | void,
  given = limits,
): Promise<void> {
  let told: CallProblem | undefined;
  try {
    await sheetReaders.run<ImportMessage>(
      task,
      async (message, answer) => {
        if (message.kind === 'problem') {
          told = importProblem(findText(message.textId), message.values);
          return;
        }
        if (message.kind === 'items') {
          answer(await find(message));
          return;
        }
        await handle(message);
        if (message.kind === 'rows') answer('more');
      },
      given,
    );
  } catch (problem) {
    if (problem instanceof TaskTooLarge) throw importProblem(spreadsheetsTexts.tooMuch);
    throw problem instanceof TaskFailed ? importProblem() : problem;
  }
  if (told) throw told;
}
