import { useEffect, useState } from 'react';
import { LARGEST_PICTURE } from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';

const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'];

/** Why a chosen picture will not do, as far as the browser can tell. */
export function logoProblem(file: File): Text | undefined {
  if (!imageTypes.includes(file.type)) return texts.logoWrongType;
  return file.size >= LARGEST_PICTURE ? texts.logoTooLarge : undefined;
}

/** A chosen picture as an address the pages' policy allows. */
function usePreview(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    setAddress(undefined);
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

type LogoFieldProps = {
  id: string;
  /** Where the stored one is. */
  path: string | null;
  file: File | null;
  error: string | undefined;
  onChoose: (file: File | null) => void;
};

export function LogoField({ id, path, file, error, onChoose }: LogoFieldProps) {
  const t = useTranslate();
  const [failed, setFailed] = useState<string>();
  const preview = usePreview(file);
  const source = preview ?? path;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <figure className="grid gap-2">
        <figcaption className="font-medium">{t(texts.logoNow)}</figcaption>
        <div className="grid aspect-square w-36 place-items-center overflow-hidden rounded-xl border border-line bg-white p-2 text-center text-[#4d5a5e] text-sm">
          {!source && t(texts.logoMissing)}
          {source && source === failed && <span role="alert">{t(texts.logoBroken)}</span>}
          {source && source !== failed && (
            <img
              src={source}
              alt=""
              className="max-h-full max-w-full object-contain"
              onError={() => setFailed(source)}
            />
          )}
        </div>
      </figure>
      <FileDropZone
        id={id}
        label={t(texts.logo)}
        help={t(texts.logoHelp)}
        optional
        accept={imageTypes.join(',')}
        file={file}
        onFileChange={onChoose}
        error={error}
      />
    </div>
  );
}
