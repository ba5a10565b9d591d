import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { documentRoute } from '#platform/http/mount-documents.ts';

const VALID_DAYS = 180;
const path = '/.well-known/security.txt';

/** security.txt (RFC 9116), with the operator's usual contact details. */
export const securityContact = documentRoute({
  path,
  call: getContactInfo,
  compose: ({ contact }, { appUrl, today }) => ({
    contentType: 'text/plain; charset=utf-8',
    body: [
      ...(contact.email ? [`Contact: mailto:${encodeURI(contact.email)}`] : []),
      `Contact: ${appUrl}/contact`,
      `Expires: ${addDays(today, VALID_DAYS)}T00:00:00Z`,
      'Preferred-Languages: en, ar',
      `Canonical: ${appUrl}${path}`,
      '',
    ].join('\n'),
  }),
});
