import { describe, expect, test } from 'vitest';
import { placePoints } from './point-map-scale.ts';

const sheet = { width: 480, height: 320 };
const salmiya = { latitude: 29.3339, longitude: 48.0761 };
const jahra = { latitude: 29.3375, longitude: 47.6581 };

describe('placePoints', () => {
  test('one place stands in the middle, with surroundings', () => {
    const { points, scale } = placePoints([salmiya], sheet);
    expect(points).toEqual([{ x: 240, y: 160 }]);
    expect(scale.km).toBe(5);
  });

  test('west is left, and distances on the sheet are those on the ground', () => {
    const { points, scale } = placePoints([salmiya, jahra], sheet);
    const [east, west] = points;
    if (!east || !west) throw new Error('Two points were asked for');
    expect(west.x).toBeLessThan(east.x);
    const km = ((east.x - west.x) * scale.km) / scale.length;
    // Measured on a globe.
    expect(km).toBeGreaterThan(40);
    expect(km).toBeLessThan(41);
  });

  test('all places are on the sheet, however far apart or alike they are', () => {
    for (const places of [
      [
        { latitude: 60, longitude: -170 },
        { latitude: -80, longitude: 179 },
      ],
      [salmiya, salmiya, salmiya],
      [
        { latitude: 90, longitude: 0 },
        { latitude: -90, longitude: 0 },
      ],
    ]) {
      for (const { x, y } of placePoints(places, sheet).points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(sheet.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(sheet.height);
      }
    }
  });
});
