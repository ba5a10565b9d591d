import { declareDownload } from '#platform/calls/call.ts';
import { recordId } from '#platform/calls/fields.ts';

export const downloadRequestFile = declareDownload({
  access: 'approved-exhibitor',
  claims: ['exhibitor_id'],
  path: 'exhibitor/enquiries/request-file.php',
  summary: 'A file that came with a request for quotation',
  input: { file_id: recordId },
});
