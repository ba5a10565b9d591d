import sharp from 'sharp';
import { serveTasks } from '#platform/processes/serve-tasks.ts';
import { findDocument } from './document-kind.ts';
import { drawPages } from './draw-pages.ts';
import { drawPicture } from './draw-picture.ts';
import type { FileTask } from './file-task.ts';

// A cache is of no use, because nobody sends the same picture twice in a row.
sharp.cache(false);
sharp.concurrency(1);

function answerTo(given: FileTask): Promise<unknown> {
  const bytes = Buffer.from(given.content);
  if (given.task === 'pages') return drawPages(bytes, given.most);
  return given.task === 'picture' ? drawPicture(bytes) : findDocument(bytes);
}

serveTasks(async (given, { reply }) => {
  reply(await answerTo(given as FileTask));
});
