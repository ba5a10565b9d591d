import { readdir } from 'node:fs/promises';
import type { Asked } from './asked.ts';

/** In folders of their own, so that whoever works on the search need not see the held-back part. */
const parts = ['tuned', 'held-back'] as const;

export type Part = (typeof parts)[number];

async function readPart(part: Part): Promise<readonly Asked[]> {
  const folder = new URL(`${part}/`, import.meta.url);
  const files = (await readdir(folder)).sort();
  const read = files.map(async (file) => {
    const { queries }: { queries: readonly Asked[] } = await import(new URL(file, folder).href);
    return queries;
  });
  return (await Promise.all(read)).flat();
}

export async function readQueries(): Promise<Readonly<Record<Part, readonly Asked[]>>> {
  const [tuned, heldBack] = await Promise.all(parts.map(readPart));
  return { tuned: tuned ?? [], 'held-back': heldBack ?? [] };
}
