import type { LoaderFunctionArgs } from 'react-router';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  await prefetchCall(context.get(pageContext), getContactInfo, {});
  return null;
}

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(contactTexts.title), description: t(contactTexts.lead) }),
};

function ContactPage() {
  const t = useTranslate();
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(contactTexts.title)} lead={t(contactTexts.lead)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <Card as="section" padding="lg">
          <h2 className="mb-6 font-semibold text-xl">{t(contactTexts.formTitle)}</h2>
          <ContactForm />
        </Card>
        <div className="grid gap-6">
          <Card as="section" padding="lg">
            <h2 className="mb-6 font-semibold text-xl">{t(contactTexts.infoTitle)}</h2>
            <ContactInfo />
          </Card>
          <Card as="section" tone="sand" padding="lg">
            <h2 className="font-semibold text-lg">{t(contactTexts.faqTitle)}</h2>
            <Link
              to="/faq"
              className="mt-2 inline-flex min-h-9 items-center text-action underline underline-offset-4 hover:no-underline"
            >
              {t(contactTexts.faqLink)}
            </Link>
          </Card>
        </div>
      </div>
    </div>
  );
}

export { ContactPage as Component };
