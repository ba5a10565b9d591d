import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawEventCover } from './demo-covers.ts';
import { demoEvents } from './demo-events.ts';
import { allTopics, findTopic } from './pictures/pick-topic.ts';

const LARGEST_BYTES = 6 * 1024;

const topicOf = (en: string, ar = '') => findTopic({ en, ar })?.nouns[0];

describe('topics', () => {
  it('are at least 30, no two of one noun or one drawing', () => {
    expect(allTopics.length).toBeGreaterThanOrEqual(30);
    const nouns = allTopics.flatMap((topic) => topic.nouns);
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
    expect(new Set(allTopics.map(({ art }) => art)).size).toBe(allTopics.length);
  });

  it('are what the title speaks of, in either language', () => {
    expect(topicOf('Kuwait Heart Failure Congress')).toBe('heart');
    expect(topicOf('Arab Laboratory Medicine Meeting, Amman')).toBe('laboratory medicine');
    expect(topicOf('', 'لقاء البحرين لرعاية الكلى')).toBe('kidney');
    expect(topicOf('Infusion Pump Skills Day, Doha')).toBe('infusion pump');
    expect(topicOf('Annual Dinner')).toBeUndefined();
  });
});

describe('covers of the demo events', () => {
  const covers = demoEvents.map(drawEventCover);

  it('show at least 30 topics', () => {
    expect(new Set(demoEvents.map(({ title }) => findTopic(title))).size).toBeGreaterThanOrEqual(
      30,
    );
  });

  it('are small and well-formed, 1200 by 630', async () => {
    for (const { key, svg } of new Map(covers.map((one) => [one.key, one])).values()) {
      expect(Buffer.byteLength(svg), key).toBeLessThan(LARGEST_BYTES);
      expect(svg, key).not.toMatch(/NaN|undefined|\$[ac]/);
      // libvips reads SVG with a strict XML parser, so what it measures is well-formed.
      const { width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([width, height], key).toEqual([1200, 630]);
    }
  });

  it('are never alike', () => {
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(demoEvents.length);
    expect(new Set(covers.map(({ key }) => key)).size).toBe(demoEvents.length);
  });

  it('say their kind by the panel', () => {
    const panels = new Set(
      demoEvents.map(
        (event) =>
          drawEventCover({ ...event, key: 'any', title: demoEvents[0]?.title ?? event.title }).svg,
      ),
    );
    expect(panels.size).toBe(6);
  });
});
