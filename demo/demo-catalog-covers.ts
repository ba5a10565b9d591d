import type { DemoCatalog } from './demo-catalogs.ts';
import { articles } from './demo-products.ts';
import { front } from './pictures/front.ts';
import { type Picture, paletteNames, palettes } from './pictures/paints.ts';
import { findMotif } from './pictures/pick-motif.ts';
import { choiceFor } from './seeded-choice.ts';

/** What a catalog that is not about a shelf of goods shows, by its subject. */
const others: Readonly<Record<string, string>> = {
  'product-list': 'medicine trolley',
  'hospital-range': 'vaccine refrigerator',
  maternity: 'infant incubator',
  'service-contracts': 'ventilator',
  'family-health': 'thermometer',
  'home-care-plans': 'patient hoist',
  'test-directory': 'microscope',
  'facility-services': 'hospital bed',
  'genetic-tests': 'pcr cycler',
  'temperature-services': 'sample transport box',
  showroom: 'electric wheelchair',
  'holiday-dialysis': 'dialysis machine',
  'course-programme': 'defibrillator',
  capabilities: 'laboratory glassware',
  'for-hospitals': 'stethoscope',
  lenses: 'phoropter',
};

/** What a shelf is known by stands at its beginning. */
const KNOWN_BY = 3;

function nounsOf(subject: string): readonly string[] {
  const other = others[subject];
  if (other) return [other];
  const shelf = articles.filter(({ group }) => group === subject);
  return shelf.slice(0, KNOWN_BY).map(({ name }) => name.en);
}

/** The front of a catalog, with a thing of its own shelf in its company's colours. */
export function drawCatalogCover({ key, companyKey, subject, title }: DemoCatalog): Picture {
  const noun = choiceFor(`catalog front ${key}`).pick(nounsOf(subject));
  const name = choiceFor(`company colours ${companyKey}`).pick(paletteNames);
  const motif = findMotif({ itemName: { en: noun, ar: '' }, itemCategory: { en: '', ar: '' } });
  if (!motif) throw new Error(`No motif for "${noun}"`);
  return {
    key: ['front', key, noun, name]
      .join('-')
      .replaceAll(/[^a-zA-Z0-9]+/g, '-')
      .toLowerCase(),
    svg: front(palettes[name], motif.art, title),
  };
}
