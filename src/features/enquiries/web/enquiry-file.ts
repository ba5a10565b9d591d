import { ENQUIRY_FILE_MAX_BYTES } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';

export const ENQUIRY_FILE_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Problems that can be seen before uploading; the server checks the content. */
export function fileProblem({ name, size }: File) {
  if (!/\.(pdf|docx?)$/i.test(name)) return texts.wrongFileType;
  return size > ENQUIRY_FILE_MAX_BYTES ? texts.fileTooLarge : undefined;
}
