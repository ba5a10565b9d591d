import type { DemoText } from '#demo/demo-text.ts';
import { allMotifs } from './motifs/all-motifs.ts';
import { finderByNoun } from './nouns.ts';
import { bodyTopics } from './topics/body.ts';
import { careTopics } from './topics/care.ts';
import type { Topic } from './topics/topic.ts';
import { workTopics } from './topics/work.ts';

export const allTopics: readonly Topic[] = [...bodyTopics, ...careTopics, ...workTopics];

const topicIn = finderByNoun(allTopics, ({ nouns }) => nouns);
const thingIn = finderByNoun(allMotifs, ({ nouns }) => nouns);

/** What the title speaks of: a field of medicine, or the device that is trained with. */
export function findTopic({ en, ar }: DemoText): Topic | undefined {
  return topicIn([en, ar]) ?? thingIn([en, ar]);
}
