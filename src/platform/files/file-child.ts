import sharp from 'sharp';
import { serveTasks } from '#platform/processes/serve-tasks.ts';
import { findDocument } from './document-kind.ts';
import { drawPicture } from './draw-picture.ts';
import type { FileTask } from './file-task.ts';

// Nobody sends the same picture twice in a row.
sharp.cache(false);
sharp.concurrency(1);

serveTasks(async (given, { tell }) => {
  const { task, content } = given as FileTask;
  const bytes = Buffer.from(content);
  tell(task === 'picture' ? await drawPicture(bytes) : await findDocument(bytes));
});
