import { expect, test } from 'vitest';
import { drawCatalogCover } from './demo-catalog-covers.ts';
import { demoCatalogs } from './demo-catalogs.ts';

test('every catalog has a front of its own subject, small and whole', () => {
  for (const catalog of demoCatalogs) {
    const { svg } = drawCatalogCover(catalog);
    expect(svg.length, catalog.key).toBeLessThan(20_000);
    expect(svg.startsWith('<svg') && svg.endsWith('</svg>'), catalog.key).toBe(true);
    expect(svg, catalog.key).not.toMatch(/\$[ac]/);
  }
});

test('a front says what the catalog is called, in both languages, large enough to read', () => {
  const [catalog] = demoCatalogs;
  if (!catalog) throw new Error('There are no catalogs');
  const title = { en: 'Khutwa Mobility & Rehabilitation', ar: 'الحركة والتأهيل' };
  const { svg } = drawCatalogCover({ ...catalog, title });
  expect(svg).toContain('>Khutwa Mobility</text>');
  expect(svg).toContain('>&amp; Rehabilitation</text>');
  expect(svg).toContain('>الحركة والتأهيل</text>');
  const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThan(30);
});

test('a company’s catalogs do not all look alike', () => {
  const keys = new Set(demoCatalogs.map((catalog) => drawCatalogCover(catalog).key));
  expect(keys.size).toBeGreaterThan(30);
});
