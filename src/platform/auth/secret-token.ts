import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random token that admits whoever presents it. It is handed out once, and only its hash is stored. */
export const newSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
