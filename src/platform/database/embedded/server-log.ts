import { readFileSync, renameSync, statSync } from 'node:fs';

const LARGEST_LOG_BYTES = 5_000_000;
const END_LINES = 8;

/** Keeps one old log, so that logs do not grow without bound. */
export function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(file, `${file}.old`);
}

export function readLogEnd(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-END_LINES).join('\n');
}
