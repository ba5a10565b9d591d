import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from './demo-companies.ts';
import { drawBrandLogo, drawLogo, drawSponsorLogo } from './demo-logos.ts';
import { demoSponsors } from './demo-sponsors.ts';
import { logoPalettes } from './logos/logo-hints.ts';
import { articleLines } from './products/article-lines.ts';

const logos = demoCompanies.flatMap((company) => drawLogo(company) ?? []);

/** libvips reads SVG with a strict XML parser, so what it measures is well-formed. */
async function sizeOf(drawing: string): Promise<string> {
  const { width, height } = await sharp(Buffer.from(drawing)).metadata();
  return `${width}×${height}`;
}

async function colourCount(drawing: string): Promise<number> {
  const { data } = await sharp(Buffer.from(drawing))
    .resize(64, 64)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 3)
    colours.add(data.subarray(at, at + 3).toString('hex'));
  return colours.size;
}

describe('logos', () => {
  it('gives every company but one a logo unlike all others', () => {
    expect(logos).toHaveLength(demoCompanies.length - 1);
    expect(new Set(logos).size).toBe(logos.length);
    const shapes = logos.map((logo) => logo.replace(/#[0-9a-f]{6}/g, ''));
    expect(new Set(shapes).size).toBeGreaterThan(30);
  });

  it('draws them well-formed, square and without words', async () => {
    const sizes = await Promise.all(logos.map(sizeOf));
    expect(new Set(sizes)).toEqual(new Set(['400×400']));
    expect(logos.filter((logo) => /<text|font|var\(|NaN|undefined/.test(logo))).toEqual([]);
  });

  it('puts ink on them', async () => {
    for (const logo of logos.slice(0, 12)) expect(await colourCount(logo)).toBeGreaterThan(2);
  });

  it('lets a sponsor keep the logo of its company', () => {
    for (const sponsor of demoSponsors) {
      const company = demoCompanies.find(({ key }) => key === sponsor.companyKey);
      if (company) expect(drawSponsorLogo(sponsor), sponsor.key).toBe(drawLogo(company));
    }
    expect(new Set(demoSponsors.map(drawSponsorLogo)).size).toBe(demoSponsors.length);
  });

  it('gives a brand the colours of its company and another mark', () => {
    const company = demoCompanies.find(({ key }) => key === 'tiryaq-bay-medical');
    const drawn = articleLines.map(({ companyKey, brand }) =>
      drawBrandLogo(brand.en, demoCompanies.find(({ key }) => key === companyKey)?.logo ?? null),
    );
    expect(new Set(drawn).size).toBe(articleLines.length);
    expect(drawn.filter((logo) => logos.includes(logo))).toEqual([]);
    expect(drawn[0]).toMatch(logoPalettes[company?.logo?.palette ?? 'night'].deep);
  });

  it('draws the same twice', () => {
    expect(demoCompanies.flatMap((company) => drawLogo(company) ?? [])).toEqual(logos);
  });
});
