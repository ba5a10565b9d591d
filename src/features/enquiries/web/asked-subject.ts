import type { findEnquirySubject } from '#features/enquiries/enquiries.contract.ts';
import { type EnquiryAbout, enquiryAbouts } from '#features/enquiries/enquiry-states.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findMatching } from '#platform/calls/patterns.ts';

export type AskedSubject = { about: EnquiryAbout; id: string };

/** What is known of it, and of the company that is asked. */
export type Subject = CallAnswer<typeof findEnquirySubject>['subject'];

const recordPattern = /^[1-9]\d{0,14}$/;

/** What an address asks about, as `?product=12`; one that cannot name anything names nothing. */
export function readAskedSubject(query: URLSearchParams): AskedSubject | undefined {
  for (const about of enquiryAbouts) {
    const id = findMatching(recordPattern, query.get(about));
    if (id) return { about, id };
  }
  return undefined;
}

/** Where what was asked about is shown. */
export function pathOfAsked({ about, id }: AskedSubject, companyId: number): string {
  return about === 'product' ? `/product/${id}` : `/company/${companyId}`;
}
