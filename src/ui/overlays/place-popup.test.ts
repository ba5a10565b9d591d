import { describe, expect, test } from 'vitest';
import { placePopup } from './place-popup.ts';

const window = { width: 375, height: 800 };
const wanted = { width: 200, height: 300, align: 'start' as const };
const atTopLeft = { top: 100, bottom: 140, left: 16, right: 60 };
const atTopRight = { top: 100, bottom: 140, left: 315, right: 359 };
const atBottom = { top: 700, bottom: 740, left: 16, right: 60 };

describe('place of a popup', () => {
  test('below and at the start when it fits', () => {
    const place = placePopup({ anchor: atTopLeft, window, wanted, language: 'en' });
    expect(place).toEqual({ upwards: false, align: 'start' });
  });

  test('upwards near the foot of the window', () => {
    expect(placePopup({ anchor: atBottom, window, wanted, language: 'en' }).upwards).toBe(true);
  });

  test('stays below when there is even less room above', () => {
    const low = { ...window, height: 300 };
    expect(placePopup({ anchor: atTopLeft, window: low, wanted, language: 'en' }).upwards).toBe(
      false,
    );
  });

  test('turns to the side that has the room, in either direction of reading', () => {
    expect(placePopup({ anchor: atTopRight, window, wanted, language: 'en' }).align).toBe('end');
    expect(placePopup({ anchor: atTopRight, window, wanted, language: 'ar' }).align).toBe('start');
    expect(placePopup({ anchor: atTopLeft, window, wanted, language: 'ar' }).align).toBe('end');
  });
});
