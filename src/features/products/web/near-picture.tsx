import { useLayoutEffect, useRef, useState } from 'react';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';

/**
 * A picture that fits its place. Pressing it enlarges it, and it can be scrolled: a phone has no room for a larger one.
 */
export function NearPicture({ src }: { src: string }) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  // Keeps the centre of the picture in the centre.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nearer, it is of another size
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const middle = (box.scrollWidth - box.clientWidth) / 2;
    box.scrollLeft = getComputedStyle(box).direction === 'rtl' ? -middle : middle;
    box.scrollTop = (box.scrollHeight - box.clientHeight) / 2;
  }, [isNear]);

  return (
    <div
      ref={place}
      className="max-h-[70dvh] overflow-auto overscroll-contain bg-action-soft max-sm:-mx-6 sm:rounded-lg"
    >
      <button
        type="button"
        aria-pressed={isNear}
        aria-label={t(productsTexts.enlarge)}
        onClick={() => setNear(!isNear)}
        className={joinClasses(
          'block outline-offset-[-2px]',
          isNear ? 'w-[220%] cursor-zoom-out' : 'w-full cursor-zoom-in',
        )}
      >
        <img
          src={src}
          alt=""
          className={joinClasses('w-full object-contain', !isNear && 'max-h-[70dvh]')}
        />
      </button>
    </div>
  );
}
