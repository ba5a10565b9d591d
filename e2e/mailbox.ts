import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMail } from '#testing/read-mail.ts';

/** Where the portal under test leaves its mails; the same folder as in playwright.config.ts. */
const outbox = join(process.env.PORTAL_E2E_DATA_DIR ?? 'data-e2e', 'outbox');

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
    .poll(async () => {
      code = await newestCodeFor(email, not);
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}
