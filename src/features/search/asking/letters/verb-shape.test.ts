import { expect, test } from 'vitest';
import { isShapedLikeVerb } from './verb-shape.ts';

test.each(['ينفعني', 'بيسفر', 'ينشف', 'يشتغلوا', 'عجبني', 'يمسكها', 'وبيعطي'])(
  '%s is built like a verb',
  (word) => {
    expect(isShapedLikeVerb(word)).toBe(true);
  },
);

test.each(['مضخه', 'سكانر', 'ممرضه', 'تلفزيون', 'الماني', 'ياباني', 'nurse'])(
  '%s is not',
  (word) => {
    expect(isShapedLikeVerb(word)).toBe(false);
  },
);
