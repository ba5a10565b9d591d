import { drawSponsorLogo } from '#demo/demo-logos.ts';
import { demoSponsors } from '#demo/demo-sponsors.ts';
import { sponsorLines, sponsorLogos } from '#features/site/sponsors/server/sponsors.drizzle.ts';
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
  await fill.orm
    .insert(sponsorLines)
    .values(
      demoSponsors.map(({ title }, position) => ({ title: title.en, titleAr: title.ar, position })),
    );
  await fill.orm.insert(sponsorLogos).values(
    demoSponsors.map(({ name, hyperlink }, position) => ({
      name: name.en,
      nameAr: name.ar,
      logo: logos[position],
      hyperlink,
      position,
    })),
  );
}
