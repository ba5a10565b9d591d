import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { EnquiryProps } from './enquiry-form.tsx';

const formPart = pagePart(() => import('./enquiry-form.tsx'));

/** The form for enquiries, loaded when the first one is made. */
export function EnquiryDialog(props: EnquiryProps) {
  const form = useWantedPart(formPart, props.enquiry);
  return form && <form.EnquiryForm {...props} />;
}
