import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import { lookup } from '#platform/lookups/lookup.ts';

/** Words for money. Those that several countries share, such as dinar, name no currency. */
const words: Readonly<Record<string, string>> = lookup({
  KWD: 'kwd kd kds دك د.ك',
  SAR: 'sar sr srs رس ر.س',
  AED: 'aed dhs dh dhm دا د.إ',
  QAR: 'qar qr رق ر.ق',
  BHD: 'bhd bd دب د.ب',
  OMR: 'omr ro رع ر.ع',
  JOD: 'jod jd jds',
  EGP: 'egp le جنيه جنيهات ج.م',
  LBP: 'lbp ll',
  IQD: 'iqd',
  INR: 'inr rs rupee rupees روبية روبيات',
  USD: 'usd dollar dollars دولار دولارات $',
  EUR: 'eur euro euros يورو €',
  GBP: 'gbp £',
  MAD: 'mad',
  TND: 'tnd',
  SYP: 'syp',
  YER: 'yer',
  PKR: 'pkr',
  TRY: 'lira',
});
const shared = `dinar dinars riyal riyals rial rials dirham dirhams fils pound pounds
  دينار دينارا دنانير ريال ريالا ريالات درهم درهما دراهم ليرة ليرات فلس`;

const currencies = new Map<string, string | undefined>();
for (const word of shared.split(/\s+/)) currencies.set(foldQuestion(word), undefined);
for (const [code, spellings] of Object.entries(words)) {
  for (const word of spellings.split(' ')) {
    currencies.set(foldQuestion(word.replaceAll('.', '')), code);
  }
}

export function isCurrency(folded: string): boolean {
  return currencies.has(folded);
}

export function currencyOf(folded: string): string | undefined {
  return currencies.get(folded);
}
