import { useEffect, useRef, useState } from 'react';
import { type UploadFolder, uploadAddress } from '#platform/files/upload-address.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { answerKinds } from './answer-kinds.tsx';
import type { Answer } from './answer-line.tsx';

const folders: Partial<Record<Answer['kind'], UploadFolder>> = {
  product: 'products',
  event: 'events',
};

const frame = 'size-16 shrink-0 overflow-hidden rounded-lg sm:size-20';

/** Its own picture, else its company's logo, else a sign of its kind: always of one size, so that titles line up. */
export function AnswerPicture({ answer }: { answer: Answer }) {
  const { kind, picture, logo, title, detail } = answer;
  const folder = folders[kind];
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  // A picture that failed before hydration sent its error event to nobody.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (folder && picture && !failed) {
    return (
      <img
        ref={image}
        src={uploadAddress(folder, picture)}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
        className={`${frame} bg-action-soft object-cover`}
      />
    );
  }
  if (logo) {
    return (
      <span className={frame}>
        <Avatar
          name={kind === 'company' ? title : detail}
          src={uploadAddress('companies', logo)}
          size="fill"
        />
      </span>
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
