import { demoEvents } from '#demo/demo-events.ts';
import { drawSponsorLogo } from '#demo/demo-logos.ts';
import { type DemoSponsor, demoSponsors } from '#demo/demo-sponsors.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { todayAt } from '#platform/dates/validity.ts';
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
  await fillEventSponsors(fill);
}

const SPONSORED_EVENTS = 6;

/** Some of the sponsors stand beside the next events, too; events are named as the database names them. */
async function fillEventSponsors({ connection, files, today, eventIds }: DemoFill): Promise<void> {
  const year = todayAt(today).slice(0, 4);
  const refs = demoEvents
    .filter(({ startDay }) => startDay > 0)
    .sort((one, another) => one.startDay - another.startDay)
    .slice(0, SPONSORED_EVENTS)
    .map(({ key }) => `EVT-${year}-${String(eventIds.get(key)).padStart(6, '0')}`);
  const [season, single] = demoSponsors;
  if (!season || !single || refs.length === 0) return;
  const sponsorOf = async (sponsor: DemoSponsor, eventRefs: readonly string[]) => ({
    eventRefs: eventRefs.join(','),
    name: sponsor.name.en,
    nameAr: sponsor.name.ar,
    logo: await storeDrawing(files, 'event-sponsors', {
      key: sponsor.key,
      svg: drawSponsorLogo(sponsor),
      width: LOGO_WIDTH,
    }),
    hyperlink: sponsor.hyperlink,
  });
  await insertRows(connection, 'event_sponsors', [
    await sponsorOf(season, refs),
    await sponsorOf(single, refs.slice(0, 1)),
  ]);
}
