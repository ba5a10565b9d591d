import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { EnquiryProps } from './enquiry-form.tsx';

const formPart = pagePart(() => import('./enquiry-form.tsx'));

/** The enquiry form, loaded when it is first opened. */
export function EnquiryDialog(props: EnquiryProps) {
  const form = useWantedPart(formPart, props.enquiry);
  return form && <form.EnquiryForm {...props} />;
}
