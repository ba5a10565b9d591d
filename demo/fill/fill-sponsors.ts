import { drawSponsorLogo } from '#demo/demo-logos.ts';
import { demoSponsors } from '#demo/demo-sponsors.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';
import { storeDrawing } from './store-drawing.ts';

const LOGO_WIDTH = 256;

export async function fillSponsors(fill: DemoFill): Promise<void> {
  const logos = await Promise.all(
    demoSponsors.map((sponsor) =>
      storeDrawing(fill.files, 'sponsors', {
        key: sponsor.key,
        svg: drawSponsorLogo(sponsor),
        width: LOGO_WIDTH,
      }),
    ),
  );
  await insertRows(
    fill.connection,
    'sponsor_lines',
    demoSponsors.map(({ title }, position) => ({ title: title.en, titleAr: title.ar, position })),
  );
  await insertRows(
    fill.connection,
    'sponsor_logos',
    demoSponsors.map(({ name, hyperlink }, position) => ({
      name: name.en,
      nameAr: name.ar,
      logo: logos[position],
      hyperlink,
      position,
    })),
  );
}
