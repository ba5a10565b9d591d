import { ENQUIRY_FILE_MAX_BYTES } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';

export const ENQUIRY_FILE_ACCEPT =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What can be told before the file is sent; what is really inside, the server sees. */
export function fileProblem({ name, size }: File) {
  if (!/\.(pdf|docx?)$/i.test(name)) return texts.wrongFileType;
  return size > ENQUIRY_FILE_MAX_BYTES ? texts.fileTooLarge : undefined;
}
