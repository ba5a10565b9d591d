import { createHash } from 'node:crypto';
import type { Asked } from './asked.ts';

/**
 * A fifth of the queries is never used for tuning. The text alone decides, so nobody chooses, and adding a query moves
 * no other; the same text from two countries stays together. The salt was found by counting alone, so that every class
 * and language has its share.
 */
const SALT = 'mai 21071';
const SHARE = 0.2;

export function isHeldBack({ text, reference }: Pick<Asked, 'text' | 'reference'>): boolean {
  const hash = createHash('sha256')
    .update(`${SALT}\n${text}\n${reference ?? ''}`)
    .digest();
  return hash.readUInt32BE() / 2 ** 32 < SHARE;
}
