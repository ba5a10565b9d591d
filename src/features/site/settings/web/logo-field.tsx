import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';

type LogoFieldProps = {
  id: string;
  /** The name of the logo that is shown now. */
  stored: string | null;
  file: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

export function LogoField({ id, stored, file, error, onChange }: LogoFieldProps) {
  const say = useSay();
  return (
    <div className="grid gap-4 sm:col-span-2">
      <FileDropZone
        id={id}
        label={say(texts.website_logo)}
        help={say(texts.logoHelp)}
        accept="image/jpeg,image/png,image/gif,image/webp"
        file={file}
        error={error}
        onFileChange={onChange}
      />
      {stored && !file && (
        <div className="flex flex-wrap items-center gap-5">
          <img
            src={uploadAddress('setting', stored)}
            alt={say(texts.logoNow)}
            className="h-14 max-w-48 rounded-md border border-line bg-surface object-contain p-2"
          />
          <Checkbox name="remove_logo" label={say(texts.removeLogo)} />
        </div>
      )}
    </div>
  );
}
