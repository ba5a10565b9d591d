import { applicationForm } from './cv-files.ts';
import type { SignedIn } from './sign-in-as.ts';
import type { TestApp } from './start-test-app.ts';

/** Applies for a job the way a browser does and returns the application's id. */
export async function applyAs(
  { call }: Pick<TestApp, 'call'>,
  { headers, account }: SignedIn,
  jobId: number,
  facts: { readonly name?: string; readonly content?: Buffer; readonly fileName?: string } = {},
): Promise<number> {
  const fields = { job_id: jobId, name: facts.name ?? 'Mariam Darwish', email: account.email };
  const cv = facts.content && { content: facts.content, name: facts.fileName };
  const body = cv ? applicationForm(fields, cv) : applicationForm(fields);
  const answer = await call('jobs/apply.php', { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`Not applied: ${answer.body.message}`);
  return answer.body.data.application_id;
}
