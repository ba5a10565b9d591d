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

test('a company’s catalogs do not all look alike', () => {
  const keys = new Set(demoCatalogs.map((catalog) => drawCatalogCover(catalog).key));
  expect(keys.size).toBeGreaterThan(30);
});
