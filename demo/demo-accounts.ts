import type { DemoCompanyCategory } from './demo-company.ts';
import type { DemoText } from './demo-text.ts';

type Person = {
  readonly email: string;
  readonly name: DemoText;
  readonly phoneCountry: string;
  readonly phone: string;
};

export type DemoAccount =
  | (Person & { readonly role: 'seeker' })
  | (Person & { readonly role: 'exhibitor'; readonly companyKey: string })
  | (Person & { readonly role: 'applicant'; readonly application: DemoApplication })
  | (Person & { readonly role: 'admin' });

export type DemoApplication = {
  readonly companyName: DemoText;
  readonly category: DemoCompanyCategory;
  readonly companyEmail: string;
  readonly phoneCountry: string;
  readonly phone: string;
};

/** One account for each side of the portal; sign-in codes are printed in demo mode. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    role: 'seeker',
    email: 'seeker@mai.example',
    name: { en: 'Mariam Darwish', ar: 'مريم درويش' },
    phoneCountry: '965',
    phone: '55120347',
  },
  {
    role: 'exhibitor',
    email: 'exhibitor@mai.example',
    name: { en: 'Yousef Al Sahli', ar: 'يوسف السهلي' },
    phoneCountry: '965',
    phone: '99417260',
    companyKey: 'tiryaq-bay-medical',
  },
  {
    role: 'exhibitor',
    email: 'service@mai.example',
    name: { en: 'Dana Al Rushoud', ar: 'دانة الرشود' },
    phoneCountry: '965',
    phone: '66503918',
    companyKey: 'sadu-biomedical-services',
  },
  {
    role: 'applicant',
    email: 'applicant@mai.example',
    name: { en: 'Khaled Mansour', ar: 'خالد منصور' },
    phoneCountry: '965',
    phone: '55870142',
    application: {
      companyName: { en: 'Dar Al Nakheel Hospital', ar: 'مستشفى دار النخيل' },
      category: 'hospital',
      companyEmail: 'office@dar-al-nakheel.example',
      phoneCountry: '965',
      phone: '22640718',
    },
  },
  {
    role: 'admin',
    email: 'admin@mai.example',
    name: { en: 'Noura Al Fadhli', ar: 'نورة الفضلي' },
    phoneCountry: '965',
    phone: '97760213',
  },
];
