import { expect, test } from 'vitest';
import { showAmount } from '#features/products/medicine-amounts.ts';
import type { GenericWords } from './medicines.queries.ts';
import { monographOf } from './monograph.ts';

const row = (item_strength: string): GenericWords => ({
  item_description: null,
  item_description_ar: null,
  brand_name: null,
  brand_name_ar: null,
  pil_summary: null,
  pil_summary_ar: null,
  precaution: null,
  precaution_ar: null,
  dispense_mode: null,
  dispense_mode_ar: null,
  dosage_form: null,
  dosage_form_ar: null,
  item_strength,
});

test('a strength in Arabic units carries no mark that turns it around', () => {
  const rows = [row('500 mg'), row('250 mg/5 ml'), row('500 mg')];
  const { strengths } = monographOf(rows, { name: 'Amoxicillin', name_ar: 'أموكسيسيلين' }, 'ar');
  expect(strengths.map((each) => showAmount(each, 'ar'))).toEqual(['500 ملغ', '250 ملغ/5 مل']);
});
