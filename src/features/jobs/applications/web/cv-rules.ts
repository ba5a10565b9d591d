import { CV_MAX_BYTES } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export const CV_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What can be told before the file is sent; what is really inside, the server sees. */
export function cvProblem({ name, size }: { name: string; size: number }): Text | undefined {
  if (!/\.(pdf|docx?)$/i.test(name)) return texts.wrongFileType;
  return size > CV_MAX_BYTES ? texts.fileTooLarge : undefined;
}
