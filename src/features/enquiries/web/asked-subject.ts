import type { findEnquirySubject } from '#features/enquiries/enquiries.contract.ts';
import { type EnquiryAbout, enquiryAbouts } from '#features/enquiries/enquiry-states.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findMatching } from '#platform/calls/patterns.ts';

export type AskedSubject = { about: EnquiryAbout; id: string };

/** The record an enquiry is about, and its company. */
export type Subject = CallAnswer<typeof findEnquirySubject>['subject'];

const recordPattern = /^[1-9]\d{0,14}$/;

/** The record that an address names, as in `?product=12`; undefined for a malformed one. */
export function readAskedSubject(query: URLSearchParams): AskedSubject | undefined {
  for (const about of enquiryAbouts) {
    const id = findMatching(recordPattern, query.get(about));
    if (id) return { about, id };
  }
  return undefined;
}

/** The path where the record is shown. */
export function pathOfAsked({ about, id }: AskedSubject, companyId: number): string {
  return about === 'product' ? `/product/${id}` : `/company/${companyId}`;
}
