import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { fieldsTexts } from '#platform/fields/fields.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { FileDropZone, type FileDropZoneProps } from './file-drop-zone.tsx';
import { usePreview } from './use-preview.ts';

type StoredFileFieldProps = Omit<FileDropZoneProps, 'file' | 'accept'> & {
  field: DeclaredField;
  file: File | null;
  /** The name of the stored file. */
  stored: string | null;
};

/** A file field that also shows what is stored or was just chosen. */
export function StoredFileField({ field, stored, file, ...zone }: StoredFileFieldProps) {
  const t = useTranslate();
  const chosen = usePreview(file);
  const isPicture = field.accept?.startsWith('image/');
  const address = stored && field.folder ? uploadAddress(field.folder, stored) : undefined;
  const picture = isPicture ? (chosen ?? address) : undefined;
  const help = stored && !file ? t(fieldsTexts.currentFile, { name: stored }) : zone.help;
  return (
    <div className="grid gap-3">
      <FileDropZone {...zone} help={help} accept={field.accept} file={file} />
      {picture && (
        <img
          src={picture}
          alt={t(field.label)}
          loading="lazy"
          className="max-h-40 max-w-60 justify-self-start rounded-lg border border-line bg-white object-contain p-2"
        />
      )}
      {!isPicture && address && !file && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-center justify-self-start text-action pointer-coarse:min-h-10 underline underline-offset-4 hover:no-underline"
        >
          {t(fieldsTexts.openStored)}
        </a>
      )}
    </div>
  );
}
