import sharp from 'sharp';
import { serveTasks } from '#platform/processes/serve-tasks.ts';
import { drawPicture } from './draw-picture.ts';

// Nobody sends the same picture twice in a row.
sharp.cache(false);
sharp.concurrency(1);

serveTasks(async (task, { tell }) => {
  tell(await drawPicture(Buffer.from(task as Uint8Array)));
});
