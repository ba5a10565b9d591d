import { CV_MAX_BYTES } from '#features/jobs/applications/applications.contract.ts';
import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

export const CV_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Problems that can be seen before uploading; the server checks the content. */
export function cvProblem({ name, size }: { name: string; size: number }): Text | undefined {
  if (!/\.(pdf|docx?)$/i.test(name)) return texts.wrongFileType;
  return size > CV_MAX_BYTES ? texts.fileTooLarge : undefined;
}
