import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMail } from '#testing/read-mail.ts';
import { dataDir } from './portal-database.ts';

/** The folder where the portal under test leaves its mails. */
const outbox = join(dataDir, 'outbox');

async function newestMatch(
  email: string,
  pattern: RegExp,
  not: string | undefined,
): Promise<string | undefined> {
  const names = (await readdir(outbox).catch(() => [])).sort().reverse();
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const mail = readMail(await readFile(join(outbox, name), 'utf8'));
    const found = mail.to === email ? mail.body.match(pattern)?.[0] : undefined;
    if (found && found !== not) return found;
  }
  return undefined;
}

async function readMailed(email: string, pattern: RegExp, not?: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = await newestMatch(email, pattern, not);
        return found;
      },
      { intervals: [100] },
    )
    .toBeTruthy();
  return found ?? '';
}

/** The code that was mailed to an address, other than one that was used before. */
export const readCode = (email: string, not?: string) => readMailed(email, /^\d{6}$/m, not);

/** The link that confirms a company's address, from the mail to it. */
export const readConfirmLink = (email: string) => readMailed(email, /^https?:[^\s#]+#[^\s#]+$/m);

/** The link that stops the mails of a saved search, from one of these mails. */
export const readStopLink = (email: string) =>
  readMailed(email, /^https?:\S+\/alert\/stop#[0-9a-f-]{36}$/m);

/** The first company that a mail suggests to a buyer whom nobody answered. */
export const readOfferedCompany = async (email: string) =>
  (await readMailed(email, /^ +https?:\S+\/company\/\d+$/m)).trim();
