import { describe, expect, it } from 'vitest';
import { roomsOf } from './company-depth/rooms.ts';
import { tradeRooms } from './company-depth/trade-rooms.ts';
import { demoCompanies } from './demo-companies.ts';
import { drawCompanyCover, drawGallery } from './demo-company-pictures.ts';

const nounsOf = (key: string) => {
  const company = demoCompanies.find((each) => each.key === key);
  if (!company) throw new Error(`No company "${key}"`);
  return roomsOf(company).map(([noun]) => noun);
};

describe('covers and galleries of companies', () => {
  it('show what the company does', () => {
    expect(nounsOf('dhow-dental-supply')).toContain('dental treatment unit');
    expect(nounsOf('nakhl-eye-hospital')).toContain('slit lamp');
    expect(nounsOf('ghaim-respiratory-care')).toContain('ventilator');
    expect(nounsOf('rabwat-al-salam-hospital')).toContain('hospital bed');
  });

  it('have a company for every trade', () => {
    for (const { words } of tradeRooms) {
      expect(
        demoCompanies.some(({ name }) => words.test(name.en)),
        String(words),
      ).toBe(true);
    }
  });

  it('draw only things that there are drawings of, each of a company once', () => {
    for (const company of demoCompanies) {
      expect(drawCompanyCover(company).svg, company.key).toMatch(/^<svg/);
      const keys = drawGallery(company, 6).map(({ picture }) => picture.key);
      expect(keys.length, company.key).toBeGreaterThanOrEqual(4);
      expect(new Set(keys).size, company.key).toBe(keys.length);
    }
  });
});
