import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { initialsOf, toneOf } from './initials.ts';

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `square` for companies, `round` for people. */
  shape?: 'square' | 'round';
  /** Whether screen readers read the name. Leave it off if the name is written beside the picture, as it usually is. */
  labelled?: boolean;
  /** Whether the picture loads lazily; turn it off for pictures on the first screen. */
  lazy?: boolean;
};

const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-12 text-base',
  lg: 'size-16 text-xl',
  xl: 'size-18 text-2xl sm:size-24 sm:text-3xl',
};

const corners = { sm: 'rounded-md', md: 'rounded-lg', lg: 'rounded-xl', xl: 'rounded-xl' };

const tones = [
  'bg-tone-1 text-tone-1-ink',
  'bg-tone-2 text-tone-2-ink',
  'bg-tone-3 text-tone-3-ink',
  'bg-tone-4 text-tone-4-ink',
  'bg-tone-5 text-tone-5-ink',
  'bg-tone-6 text-tone-6-ink',
];

export function Avatar(props: AvatarProps) {
  const { name, src, size = 'md', shape = 'square', labelled = false, lazy = true } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  const shown = src && src !== failedSrc;

  // A picture that failed before hydration fired its error event before anybody listened.
  useEffect(() => {
    const image = picture.current;
    if (src && image?.complete && image.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <span
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={joinClasses(
        'inline-grid shrink-0 select-none place-items-center overflow-hidden font-semibold',
        sizes[size],
        shape === 'round' ? 'rounded-full' : corners[size],
        // The outline covers the picture's edge, so that a white logo on a white card is delimited.
        shown ? '-outline-offset-1 bg-paper outline outline-ink/10' : tones[toneOf(name) - 1],
      )}
    >
      {shown ? (
        <img
          ref={picture}
          src={src}
          alt=""
          loading={lazy ? 'lazy' : undefined}
          decoding="async"
          onError={() => setFailedSrc(src)}
          className={joinClasses(
            'size-full',
            shape === 'round' ? 'object-cover' : 'object-contain',
          )}
        />
      ) : (
        <span className="leading-none">{initialsOf(name)}</span>
      )}
    </span>
  );
}
