import type { DemoCompany } from '#demo/demo-company.ts';
import { type DemoCountryCode, demoCountries } from '#demo/demo-countries.ts';
import type { DemoText } from '#demo/demo-text.ts';
import { choiceFor } from '#demo/seeded-choice.ts';

/** Goods made and sold at home in the large markets cost less than the exchange rate says. */
const priceLevel: Partial<Record<DemoCountryCode, number>> = { IN: 0.35, EG: 0.5, LB: 0.85 };

/** A believable local price: not the same at every seller, and rounded as shops round. */
export function localPrice(company: DemoCompany, key: string, dollars: number) {
  const { currency, perDollar, decimals } = demoCountries[company.country];
  const local = dollars * perDollar * (priceLevel[company.country] ?? 1);
  const exact = (local * choiceFor(`price ${key}`).between(86, 116)) / 100;
  const step =
    exact >= 5000 ? 50 : exact >= 200 ? 5 : perDollar > 20 ? 0.5 : decimals === 3 ? 0.01 : 0.05;
  const rounded = Math.max(step, Math.round(exact / step) * step);
  return { avgRetailPrice: rounded.toFixed(decimals), currency };
}

/** Initials of the company, then a number: as printed on order forms. */
export function itemCode(company: DemoCompany, position: number): string {
  const initials = company.key
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
  return `${initials}-${1001 + position}`;
}

const deviceMakers: readonly DemoText[] = [
  { en: 'Brennhof Medizintechnik, Germany', ar: 'برنهوف للتقنية الطبية، ألمانيا' },
  { en: 'Tavolara Medicale, Italy', ar: 'تافولارا ميديكالي، إيطاليا' },
  { en: 'Kaiganwa Instruments, Japan', ar: 'كايغانوا للأجهزة، اليابان' },
  { en: 'Nordvikla Klinik, Denmark', ar: 'نوردفيكلا كلينيك، الدنمارك' },
  { en: 'Hanbyeolmed, Republic of Korea', ar: 'هانبيولمد، كوريا الجنوبية' },
  { en: 'Yildizova Saglik, Türkiye', ar: 'يلدزوفا للصحة، تركيا' },
];

const medicineMakers: readonly DemoText[] = [
  { en: 'Lindenquell Arzneimittel, Germany', ar: 'ليندنكويل للأدوية، ألمانيا' },
  { en: 'Laboratorios Almendrera, Spain', ar: 'مختبرات ألمندريرا، إسبانيا' },
  { en: 'Corvellis Pharma, Ireland', ar: 'كورفيليس فارما، أيرلندا' },
  { en: 'Helvidor Pharma, Switzerland', ar: 'هلفيدور فارما، سويسرا' },
];

/** Manufacturers make their own; suppliers are agents of somebody else, one maker per brand. */
export function madeBy(
  company: DemoCompany,
  brand: DemoText,
  isMedicine: boolean,
): { manufacturer: DemoText; agent: DemoText } {
  if (company.type === 2) return { manufacturer: company.name, agent: company.name };
  const makers = isMedicine ? medicineMakers : deviceMakers;
  return { manufacturer: choiceFor(`maker ${brand.en}`).pick(makers), agent: company.name };
}
