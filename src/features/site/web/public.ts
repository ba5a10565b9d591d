/** Parts of the site that other pages show. */
export { EnquiryDialog } from '#features/site/contact/web/enquiry-dialog.tsx';
export type { Enquiry } from '#features/site/contact/web/enquiry-form.tsx';
export { SponsorGrid } from '#features/site/sponsors/web/sponsor-grid.tsx';
export { SponsorLine } from '#features/site/sponsors/web/sponsor-line.tsx';
