import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

const HOUR_MS = 3_600_000;

type DemoMessage = Omit<NewRow, 'createdAt'> & { hoursAgo: number };

const demoMessages: readonly DemoMessage[] = [
  {
    kind: 'plan',
    topic: 'Enterprise Plan',
    name: 'Dr. Faisal Al-Mutlaq',
    email: 'faisal@rawabi-hospitals.example',
    phone: '+966 11 200 4400',
    subject: 'plan',
    message:
      'We run six hospitals and would like to list all of them. What does the Enterprise Plan cost for two years?',
    language: 'en',
    country: 'SA',
    hoursAgo: 52,
  },
  {
    kind: 'advertising',
    topic: 'Banner Advertising',
    name: 'ليلى الحداد',
    email: 'layla@noor-optics.example',
    subject: 'advertising',
    message: 'نود الإعلان في صفحة المنتجات خلال شهر رمضان. ما المقاسات والأسعار؟',
    language: 'ar',
    country: 'JO',
    hoursAgo: 20,
  },
  {
    kind: 'contact',
    name: 'Priya Menon',
    email: 'priya.menon@post.example',
    subject: 'technical',
    message: 'The brochure of an event does not open on my phone.\nIt works on my computer.',
    language: 'en',
    country: 'IN',
    hoursAgo: 3,
  },
];

const demoSynonyms = [
  'x-ray, radiology, أشعة',
  'drugstore, pharmacy, صيدلية',
  'paracetamol, acetaminophen',
];

/** What operators find waiting, and words that find each other. */
export async function fillMessages({ connection, today }: DemoFill): Promise<void> {
  await insertRows(
    connection,
    'messages',
    demoMessages.map(({ hoursAgo, ...message }) => ({
      ...message,
      createdAt: new Date(today.getTime() - hoursAgo * HOUR_MS),
    })),
  );
  await insertRows(
    connection,
    'search_synonyms',
    demoSynonyms.map((words) => ({ words })),
  );
}
