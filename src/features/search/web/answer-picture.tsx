import { useEffect, useRef, useState } from 'react';
import { smallPictureAddress } from '#platform/files/picture-variants.ts';
import { type UploadFolder, uploadAddress } from '#platform/files/upload-address.ts';
import { answerKinds } from './answer-kinds.tsx';
import type { Answer } from './answer-line.tsx';

const folders: Partial<Record<Answer['kind'], UploadFolder>> = {
  product: 'products',
  event: 'events',
  catalog: 'catalogs',
};

/** As wide as the pictures of products, so that no name on a pack is cut. */
const frame =
  'aspect-4/3 w-20 shrink-0 self-start overflow-hidden rounded-lg sm:w-28 sm:self-center';

/** A catalogue's cover is a page of its PDF, which has a small picture. */
const ownAddress = (folder: UploadFolder, picture: string) =>
  folder === 'catalogs'
    ? smallPictureAddress(uploadAddress(folder, picture))
    : uploadAddress(folder, picture);

/** A cover is upright and shown whole, and a logo has a background of its own. */
function lookOf(kind: Answer['kind'], isOwn: boolean): string {
  if (!isOwn) return 'bg-paper object-contain ring-1 ring-ink/10';
  return kind === 'catalog' ? 'bg-sunken object-contain p-1.5' : 'bg-action-soft object-cover';
}

/**
 * The record's own picture, else its company's logo, else the icon of its kind. All have one size, so that titles line
 * up.
 */
export function AnswerPicture({ answer }: { answer: Answer }) {
  const { kind, picture, logo } = answer;
  const folder = folders[kind];
  const own = folder && picture && ownAddress(folder, picture);
  const pictures = [own, logo && uploadAddress('companies', logo)].filter(Boolean) as string[];
  const [failed, setFailed] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const src = pictures[failed];
  const fail = () => setFailed(failed + 1);

  // A picture that failed before hydration fired its error event when nobody listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there before
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, []);

  if (src) {
    return (
      <img
        ref={image}
        src={src}
        alt=""
        width={160}
        height={120}
        loading="lazy"
        decoding="async"
        onError={fail}
        className={`${frame} ${lookOf(kind, src === own)}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`${frame} grid place-items-center bg-action-soft text-action/70 [&>svg]:size-7`}
    >
      {answerKinds[kind].icon}
    </span>
  );
}
