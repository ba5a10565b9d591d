import { describe, expect, it } from 'vitest';
import { lettering } from './label.ts';

const ROOM = 100;

function widthHeld(text: string, size: number): number | undefined {
  const drawn = lettering(text, { x: 50, y: 20, room: ROOM, size, color: '#000' });
  const held = /textLength="(\d+)" lengthAdjust="spacingAndGlyphs"/.exec(drawn)?.[1];
  return held === undefined ? undefined : Number(held);
}

describe('the words on a pack', () => {
  it('stay on it in wider fonts than it was drawn for', () => {
    expect(widthHeld('667 mg/ml', 40)).toBe(ROOM);
    expect(widthHeld('Laynolac', 20)).toBeLessThanOrEqual(ROOM);
  });

  it('run as the font has them where there is room, and in Arabic', () => {
    expect(widthHeld('1%', 20)).toBeUndefined();
    expect(widthHeld('لينولاك', 40)).toBeUndefined();
  });
});
