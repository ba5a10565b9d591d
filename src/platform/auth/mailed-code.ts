import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify(scrypt) as (code: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Slow on purpose: there are only a million codes, and whoever got hold of the table could try them all. */
const hashOf = (code: string, salt: Buffer) => derive(code, salt, HASH_BYTES);

export type StoredCode = { readonly salt: Buffer; readonly hash: Buffer };
export type NewCode = StoredCode & { readonly code: string };

/** Makes a code of digits that is mailed to an address; whoever types it back shows that they read its mail. */
export async function makeCode(length: number): Promise<NewCode> {
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  const salt = randomBytes(SALT_BYTES);
  return { code, salt, hash: await hashOf(code, salt) };
}

export async function isCode(guess: string, { salt, hash }: StoredCode): Promise<boolean> {
  return timingSafeEqual(await hashOf(guess, salt), hash);
}
