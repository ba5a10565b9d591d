import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import type { FindablePage } from '#features/search/server/ship-pages.ts';
import { advertisingTexts } from '#features/site/advertising/advertising.texts.ts';
import { contactTexts } from '#features/site/contact/contact.texts.ts';
import { contentTexts } from '#features/site/content/content.texts.ts';
import { faqTexts } from '#features/site/content/faq.texts.ts';
import { shippedTexts } from '#features/site/content/server/legal/shipped-texts.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

const titled = (path: string, { en, ar }: Text, asked = ''): FindablePage => ({
  path,
  title: { en: String(en), ar: String(ar) },
  asked,
});

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ');

function legalPage(contentId: number, path: string, title: Text, asked = ''): FindablePage {
  const shipped = shippedTexts[contentId];
  const body = shipped ? withoutTags(`${shipped.en.html} ${shipped.ar.html}`) : '';
  return { ...titled(path, title, asked), body, contentId };
}

/** Pages that the search can find although they are no records. */
export const findablePages: readonly FindablePage[] = [
  titled('/products', productsTexts.title),
  titled('/catalogs', catalogsTexts.title),
  titled('/companies', companiesTexts.title),
  titled('/rx', medicinesTexts.title),
  titled('/events', eventsTexts.title),
  titled('/jobs', jobsTexts.title),
  titled('/login', signInTexts.loginTitle),
  titled(
    '/subscription',
    subscriptionsTexts.title,
    'subscription plans prices premium plan paid plan cancel subscription اشتراك باقات أسعار الباقة المميزة باقة مدفوعة إلغاء الاشتراك',
  ),
  titled('/advertising', advertisingTexts.title, 'advertising banner ad إعلان إعلانات بانر'),
  titled(
    '/contact',
    contactTexts.title,
    'contact us customer service phone email office address تواصل خدمة العملاء رقم مكتب عنوان',
  ),
  titled('/faq', faqTexts.title),
  legalPage(
    1,
    '/privacy-policy',
    contentTexts.privacy,
    'delete my account حذف الحساب erase my data حذف بياناتي',
  ),
  legalPage(2, '/terms-conditions', contentTexts.terms),
  legalPage(3, '/cookie-policy', contentTexts.cookies),
  legalPage(4, '/data-protection', contentTexts.dataProtection, 'erase my data حذف بياناتي'),
];
