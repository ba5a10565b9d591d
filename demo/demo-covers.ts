import { type DemoEvent, demoEvents } from './demo-events.ts';
import { backdrops } from './pictures/backdrops.ts';
import { cover } from './pictures/cover.ts';
import { type Picture, paletteNames, palettes } from './pictures/paints.ts';
import { findTopic } from './pictures/pick-topic.ts';
import { choiceFor } from './seeded-choice.ts';

/** Events of one topic stand beside each other in lists: each has colours of its own. */
const placesAmongAlike = new Map(
  [...Map.groupBy(demoEvents, ({ title }) => findTopic(title)).values()].flatMap((alike) =>
    alike.map(({ key }, place) => [key, place] as const),
  ),
);

/** The topic of the event on the panel of its kind, 1200 by 630. */
export function drawEventCover(event: Pick<DemoEvent, 'key' | 'theme' | 'title'>): Picture {
  const topic = findTopic(event.title);
  if (!topic) throw new Error(`No drawing for the topic of "${event.key}"`);
  const [noun = ''] = topic.nouns;
  const order = choiceFor(`event covers ${noun}`).shuffle(paletteNames);
  const palette = order.at((placesAmongAlike.get(event.key) ?? 0) % order.length) ?? 'teal';
  return {
    key: [noun.replaceAll(' ', '-'), event.theme, palette].join('-'),
    svg: cover(palettes[palette], backdrops[event.theme], topic.art),
  };
}
