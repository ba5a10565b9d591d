import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ports } from './places.ts';
import { requireSoon, runProgram } from './run-program.ts';

/** An independent S3 server that verifies every signature. npm downloads it if necessary. */
const S3_SERVER = 's3rver@3.7.1';
const BUCKET = 'mai-files';
/** The only key it accepts. */
const KEY = 'S3RVER';
const FETCHED_WITHIN_MS = 120_000;

export const storageUrl = `s3://${KEY}:${KEY}@127.0.0.1:${ports.store}/${BUCKET}?tls=0`;

const isListening = () =>
  fetch(`http://127.0.0.1:${ports.store}/`).then(
    async (answer) => {
      await answer.arrayBuffer();
      return true;
    },
    () => false,
  );

export async function startStore(under: string) {
  const data = join(under, 'store');
  await mkdir(data);
  const server = runProgram({
    name: 's3rver',
    folder: under,
    withChildren: true,
    command: [
      'npm',
      'exec',
      '--yes',
      `--package=${S3_SERVER}`,
      '--',
      's3rver',
      '--directory',
      data,
      '--address',
      '127.0.0.1',
      '--port',
      String(ports.store),
      '--silent',
      '--no-vhost-buckets',
      '--configure-bucket',
      BUCKET,
    ],
  });
  await requireSoon(`${S3_SERVER} listens`, isListening, FETCHED_WITHIN_MS);
  return {
    /** The number of objects in the bucket. */
    async countObjects(): Promise<number> {
      const names = await readdir(join(data, BUCKET), { recursive: true });
      return names.filter((name) => name.endsWith('_object')).length;
    },
    stop: server.stop,
  };
}
