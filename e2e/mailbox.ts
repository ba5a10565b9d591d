import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMail } from '#testing/read-mail.ts';
import { dataDir } from './portal-database.ts';

/** Where the portal under test leaves its mails. */
const outbox = join(dataDir, 'outbox');

async function newestCodeFor(email: string, not: string | undefined): Promise<string | undefined> {
  const names = (await readdir(outbox).catch(() => [])).sort().reverse();
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const mail = readMail(await readFile(join(outbox, name), 'utf8'));
    const code = mail.to === email ? mail.body.match(/^\d{6}$/m)?.[0] : undefined;
    if (code && code !== not) return code;
  }
  return undefined;
}

/** The code that was mailed to an address, other than one that was used before. */
export async function readCode(email: string, not?: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = await newestCodeFor(email, not);
        return code;
      },
      { intervals: [100] },
    )
    .toBeTruthy();
  return code ?? '';
}
