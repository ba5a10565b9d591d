/** For pages that let visitors ask for an offer. */
export { type Enquiry, EnquiryDialog } from './web/enquiry-dialog.tsx';
