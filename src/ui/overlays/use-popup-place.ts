import { type RefObject, useState } from 'react';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { type PopupPlace, placePopup } from './place-popup.ts';

type Wanted = { width: number; height: number; align: 'start' | 'end' };

/** `measure` is called right before the popup opens, so that it does not move afterwards. */
export function usePopupPlace(anchor: RefObject<HTMLElement | null>, wanted: Wanted) {
  const language = useLanguage();
  const [place, setPlace] = useState<PopupPlace>({ upwards: false, align: wanted.align });

  function measure() {
    const box = anchor.current?.getBoundingClientRect();
    if (!box) return;
    const { clientWidth: width } = document.documentElement;
    const room = { width, height: window.innerHeight };
    setPlace(placePopup({ anchor: box, window: room, wanted, language }));
  }

  return { place, measure };
}
