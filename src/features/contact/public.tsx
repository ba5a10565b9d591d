/** For pages that let visitors ask for an offer. */
export { EnquiryDialog } from './web/enquiry-dialog.tsx';
export type { Enquiry } from './web/enquiry-form.tsx';
