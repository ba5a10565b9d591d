import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';

type LogoFieldProps = {
  id: string;
  /** File name of the current logo. */
  stored: string | null;
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

export function LogoField({ id, stored, file, error, onChange }: LogoFieldProps) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      <FileDropZone
        id={id}
        label={t(texts.website_logo)}
        help={t(texts.logoHelp)}
        accept="image/jpeg,image/png,image/gif,image/webp"
        file={file}
        error={error}
        onFileChange={onChange}
      />
      {stored && !file && (
        <div className="flex flex-wrap items-center gap-5">
          <img
            src={uploadAddress('setting', stored)}
            alt={t(texts.logoNow)}
            className="h-14 max-w-48 rounded-md border border-line bg-surface object-contain p-2"
          />
          <Checkbox name="remove_logo" label={t(texts.removeLogo)} />
        </div>
      )}
    </div>
  );
}
