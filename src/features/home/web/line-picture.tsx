import { CalendarDays, Package, Plus } from 'lucide-react';
import { Avatar } from '#ui/display/avatar.tsx';
import type { LinePicture } from './box-lines.ts';

const placeClasses =
  'grid size-12 shrink-0 place-items-center overflow-clip rounded-lg bg-action-soft text-action';

/** Renders the picture before a line's text. */
export function LinePictureBox({ picture }: { picture: LinePicture }) {
  if (picture.kind === 'logo') return <Avatar name={picture.name} src={picture.src} />;
  if (picture.kind === 'day') {
    return (
      <span aria-hidden="true" className={`${placeClasses} content-center leading-none`}>
        <span className="font-semibold text-lg leading-none">{picture.day}</span>
        <span className="mt-0.5 text-[0.6875rem]">{picture.month}</span>
      </span>
    );
  }
  if (picture.kind === 'place' || picture.kind === 'event') {
    const Icon = picture.kind === 'place' ? Plus : CalendarDays;
    return (
      <span aria-hidden="true" className={placeClasses}>
        <Icon strokeWidth={1.5} className="size-6" />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className={placeClasses}>
      {picture.src ? (
        <img
          src={picture.src}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Package strokeWidth={1.5} className="size-6" />
      )}
    </span>
  );
}
