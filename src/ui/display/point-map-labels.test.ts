import { describe, expect, test } from 'vitest';
import { placeLabels } from './point-map-labels.ts';

const sheet = { width: 480 };
const at = (x: number, y: number) => ({ x, y });

describe('placeLabels', () => {
  test('names stand on the side with more room', () => {
    const labels = placeLabels([at(60, 100), at(420, 200)], ['Salmiya', 'Jahra'], sheet);
    expect(labels.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['start', 'Salmiya'],
      ['end', 'Jahra'],
    ]);
  });

  test('a name over another one goes to the other side, or is left out', () => {
    const close = [at(200, 100), at(202, 104), at(204, 108)];
    const labels = placeLabels(close, ['First branch', 'Second branch', 'Third branch'], sheet);
    expect(labels.map(({ anchor, text }) => [anchor, text])).toEqual([
      ['start', 'First branch'],
      ['end', 'Second branch'],
    ]);
  });

  test('no name stands over the point of another, or leaves the sheet', () => {
    expect(placeLabels([at(100, 100), at(150, 100)], ['Left', 'Right'], sheet)).toMatchObject([
      { anchor: 'end', text: 'Left' },
      { anchor: 'start', text: 'Right' },
    ]);
    const [label] = placeLabels([at(240, 50)], ['A name that is much too long for a map'], sheet);
    expect(label?.text).toBe('A name that is much too…');
  });
});
