import { describe, expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import {
  characteristicsOf,
  detailFacts,
  keyFacts,
  leafletFacts,
  type ShownProduct,
  shownFacts,
} from './shown-facts.ts';

const everything: ShownProduct = {
  product_id: 1,
  item_name: 'a',
  item_code: 'b',
  item_category: 'c',
  item_generic_code: 'd',
  item_generic_name: 'e',
  brand_name: 'f',
  item_description: 'g',
  item_characteristics: 'h',
  item_ingredients: 'i',
  item_strength: 'j',
  dosage_form: 'k',
  package_size: 'l',
  avg_retail_price: '1.000',
  currency: 'KWD',
  dispense_mode: 'm',
  precaution: 'n',
  pil_summary: 'o',
  notes: 'p',
  remarks: 'q',
  manufacturer: 's',
  agent: 't',
  company_id: 1,
  company_name: 'r',
  has_images: false,
  product_images: [],
  added_on: '2026-11-01',
};

describe('the facts of a product', () => {
  test('all of them in the stated order and words', () => {
    expect(shownFacts(everything).map(({ term }) => translateIn('en')(term))).toEqual([
      'Product Name',
      'Product Code',
      'Category',
      'Generic Code',
      'Generic Name',
      'Brand Name',
      'Description',
      'Characteristics',
      'Ingredients',
      'Strength',
      'Dosage Form',
      'Package Size',
      'Average Retail Price',
      'Dispense Mode',
      'Precautions',
      'PIL Summary',
      'Notes',
      'Remarks',
      'Manufacturer',
      'Agent',
      'Supplied by',
    ]);
  });

  test('empty ones are hidden, blank ones too', () => {
    const facts = shownFacts({
      ...everything,
      item_code: null,
      notes: '',
      remarks: '  ',
      avg_retail_price: null,
    });
    const shown = facts.map(({ fact }) => fact);
    expect(shown).toHaveLength(17);
    for (const hidden of ['item_code', 'notes', 'remarks', 'avg_retail_price']) {
      expect(shown).not.toContain(hidden);
    }
  });
});

describe('on the page of a product', () => {
  const namesOf = (facts: readonly { fact: string }[]) => facts.map(({ fact }) => fact);
  const device = { ...everything, item_generic_name: null, item_strength: null, dosage_form: null };

  test('a medicine is told by what it is, anything else by who makes it', () => {
    expect(namesOf(keyFacts(everything))).toEqual([
      'item_generic_name',
      'item_strength',
      'dosage_form',
      'package_size',
    ]);
    expect(namesOf(keyFacts(device))).toEqual([
      'brand_name',
      'manufacturer',
      'package_size',
      'item_code',
    ]);
  });

  test.each([everything, device])('no fact is told twice, and none is left out', (product) => {
    const head = [
      'item_name',
      'item_category',
      'item_description',
      'item_characteristics',
      'avg_retail_price',
      'company_name',
    ];
    const sections = [keyFacts(product), leafletFacts(product), detailFacts(product)];
    const told = [...head, ...sections.flatMap(namesOf)];
    expect(told).toHaveLength(new Set(told).size);
    expect(told.sort()).toEqual(namesOf(shownFacts(product)).sort());
  });

  test('a supplier who is the agent as well is named once', () => {
    const agentOf = (agent: string) =>
      detailFacts({ ...everything, agent }).find(({ fact }) => fact === 'agent')?.value;
    expect(agentOf('another company')).toBe('another company');
    expect(agentOf(everything.company_name)).toBeUndefined();
  });

  test('characteristics are a list, however they are written', () => {
    const item_characteristics = 'A4 printout; wireless\n\n500 records؛ ';
    expect(characteristicsOf({ ...everything, item_characteristics })).toEqual([
      'A4 printout',
      'wireless',
      '500 records',
    ]);
  });
});
