import { type EnquiryAbout, enquiryAbouts } from '#features/enquiries/enquiry-states.ts';
import { findMatching } from '#platform/calls/patterns.ts';

export type AskedSubject = { about: EnquiryAbout; id: string };

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
