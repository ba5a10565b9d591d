import { useState } from 'react';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { usePreview } from '#ui/forms/use-preview.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { imageTypes } from './use-chosen-picture.ts';

type PictureFieldProps = {
  id: string;
  words: Readonly<Record<'label' | 'help' | 'now' | 'missing', Text>>;
  /** Preview in the proportions of a cover. */
  wide?: boolean;
  /** Path of the stored picture. */
  path: string | null;
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
};

/** Preview of the stored or newly chosen picture, with a drop zone for another. */
export function PictureField(props: PictureFieldProps) {
  const { id, words, wide = false, path, file, error, onChoose } = props;
  const t = useTranslate();
  const [failed, setFailed] = useState<string>();
  const preview = usePreview(file);
  const source = preview ?? path;
  return (
    <div
      className={wide ? 'grid gap-5' : 'grid items-start gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]'}
    >
      <figure className="grid gap-2">
        <figcaption className="font-medium">{t(words.now)}</figcaption>
        <div
          className={joinClasses(
            'grid place-items-center overflow-hidden rounded-xl border border-line text-center text-sm',
            wide
              ? 'aspect-[4/1] w-full bg-sunken text-muted'
              : 'aspect-square w-36 bg-white p-2 text-[#4d5a5e]',
          )}
        >
          {!source && t(words.missing)}
          {source && source === failed && <span role="alert">{t(texts.logoBroken)}</span>}
          {source && source !== failed && (
            <img
              src={source}
              alt=""
              className={wide ? 'size-full object-cover' : 'max-h-full max-w-full object-contain'}
              onError={() => setFailed(source)}
            />
          )}
        </div>
      </figure>
      <FileDropZone
        id={id}
        label={t(words.label)}
        help={t(words.help)}
        optional
        accept={imageTypes.join(',')}
        file={file}
        onFileChange={onChoose}
        error={error}
      />
    </div>
  );
}
