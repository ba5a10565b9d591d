import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What nobody can guess; whoever shows it is let in. It is handed out once, and its hash is kept. */
export const newSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
