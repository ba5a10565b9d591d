import type { Language } from '#platform/i18n/languages.ts';
import { directionOf } from '#platform/i18n/languages.ts';

export type PopupPlace = { upwards: boolean; align: 'start' | 'end' };

type Box = { top: number; bottom: number; left: number; right: number };

type Placing = {
  anchor: Box;
  window: { width: number; height: number };
  wanted: { width: number; height: number; align: 'start' | 'end' };
  language: Language;
};

/** Places a popup below and aligned as wanted if it fits, and flips it if the other side has more room. */
export function placePopup({ anchor, window, wanted, language }: Placing): PopupPlace {
  const below = window.height - anchor.bottom;
  const upwards = below < wanted.height && anchor.top > below;

  const rightToLeft = directionOf(language) === 'rtl';
  const roomFromLeft = window.width - anchor.left;
  const roomFromRight = anchor.right;
  const roomFromStart = rightToLeft ? roomFromRight : roomFromLeft;
  const roomFromEnd = rightToLeft ? roomFromLeft : roomFromRight;
  const room = wanted.align === 'start' ? roomFromStart : roomFromEnd;
  const otherRoom = wanted.align === 'start' ? roomFromEnd : roomFromStart;
  const turned = room < wanted.width && otherRoom > room;
  const other = wanted.align === 'start' ? 'end' : 'start';
  return { upwards, align: turned ? other : wanted.align };
}
