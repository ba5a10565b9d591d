import type { DemoEvent } from './demo-events.ts';
import { backdrops } from './pictures/backdrops.ts';
import { cover } from './pictures/cover.ts';
import { type Picture, paletteNames, palettes } from './pictures/paints.ts';
import { findTopic } from './pictures/pick-topic.ts';
import { choiceFor } from './seeded-choice.ts';

/** The topic of the event on the panel of its kind, 1200 by 630. */
export function drawEventCover(event: Pick<DemoEvent, 'key' | 'theme' | 'title'>): Picture {
  const topic = findTopic(event.title);
  if (!topic) throw new Error(`No drawing for the topic of "${event.key}"`);
  const palette = choiceFor(`event cover ${event.key}`).pick(paletteNames);
  return {
    key: [topic.nouns[0]?.replaceAll(' ', '-'), event.theme, palette].join('-'),
    svg: cover(palettes[palette], backdrops[event.theme], topic.art),
  };
}
