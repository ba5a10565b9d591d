import { Mail, Phone } from 'lucide-react';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { footerTexts } from './footer.texts.ts';

const lineClasses =
  'inline-flex min-h-9 items-center gap-2 text-soft underline-offset-4 hover:text-action hover:underline';

/** Contact details of the site's operator. */
export function FooterContact() {
  const t = useTranslate();
  const contact = useCall(getContactInfo, {}).data?.contact;
  return (
    <ul className="mt-4">
      {contact?.email && (
        <li>
          <a href={`mailto:${contact.email}`} className={lineClasses}>
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            <bdi>{contact.email}</bdi>
          </a>
        </li>
      )}
      {contact?.phone && (
        <li>
          <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={lineClasses}>
            <Phone aria-hidden="true" className="size-4 shrink-0" />
            <bdi>{contact.phone}</bdi>
          </a>
        </li>
      )}
      <li>
        <Link to="/contact" className={`${lineClasses} font-medium text-action`}>
          {t(footerTexts.contactUs)}
        </Link>
      </li>
    </ul>
  );
}
