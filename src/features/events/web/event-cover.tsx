import { CalendarHeart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SMALL_PICTURE_WIDTH, smallPictureName } from '#platform/files/picture-variants.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { joinClasses } from '#ui/join-classes.ts';

type EventCoverProps = {
  image: string | null;
  /** The image's `sizes` attribute, for choosing a file. */
  sizes: string;
  /** For a cover at the top of a page. */
  eager?: boolean;
  className?: string;
};

/** Pictures on other sites have no small copy, and drawings need none. */
function sourcesOf(image: string): string | undefined {
  if (/^https?:|\.svg$/i.test(image)) return undefined;
  const small = uploadAddress('events', smallPictureName(image));
  return `${small} ${SMALL_PICTURE_WIDTH}w, ${uploadAddress('events', image)} 1200w`;
}

/** An event's picture, or a drawing if there is none or it fails to load. */
export function EventCover({ image, sizes, eager = false, className }: EventCoverProps) {
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration fired its error event before there was a listener.
  useEffect(() => {
    const element = picture.current;
    if (image && element?.complete && element.naturalWidth === 0) setFailedImage(image);
  }, [image]);

  const shape = joinClasses('aspect-[40/21] w-full', className);
  if (!image || image === failedImage) {
    return (
      <div
        className={joinClasses(
          shape,
          'grid place-items-center bg-linear-to-br from-action-soft to-sand-soft text-action',
        )}
      >
        <CalendarHeart aria-hidden="true" strokeWidth={1.25} className="size-16 opacity-70" />
      </div>
    );
  }
  return (
    <img
      ref={picture}
      src={uploadAddress('events', image)}
      srcSet={sourcesOf(image)}
      sizes={sizes}
      width={1200}
      height={630}
      alt=""
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedImage(image)}
      className={joinClasses(shape, 'bg-sunken object-cover')}
    />
  );
}
