import { useState } from 'react';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { ENQUIRY_FILE_ACCEPT, fileProblem } from './enquiry-file.ts';

type EnquiryFileFieldProps = {
  id: string;
  file: File | null;
  /** Called with null for an unsuitable file. */
  onFile: (file: File | null) => void;
  /** The server's error about the file. */
  error: string | undefined;
};

/** The field for the one attachment. */
export function EnquiryFileField({ id, file, onFile, error }: EnquiryFileFieldProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<string>();

  function choose(chosen: File | null) {
    const found = chosen && fileProblem(chosen);
    setProblem(found ? t(found) : undefined);
    onFile(found ? null : chosen);
  }

  return (
    <FileDropZone
      id={id}
      optional
      label={t(texts.file)}
      help={t(texts.fileHelp)}
      accept={ENQUIRY_FILE_ACCEPT}
      file={file}
      onFileChange={choose}
      error={problem ?? error}
    />
  );
}
