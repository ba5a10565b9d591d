import { useState } from 'react';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { REQUEST_FILES_MOST } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { ENQUIRY_FILE_ACCEPT, fileProblem } from '#features/enquiries/web/enquiry-file.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';

type RequestFilesProps = {
  id: string;
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
  errors: Readonly<Record<string, string>>;
};

/** Up to three files; choosing one adds an empty slot. */
export function RequestFiles({ id, files, onFiles, errors }: RequestFilesProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<string>();

  function choose(at: number, chosen: File | null) {
    const found = chosen && fileProblem(chosen);
    setProblem(found ? t(found) : undefined);
    if (found) return;
    const others = files.filter((_, position) => position !== at);
    onFiles(chosen ? [...others, chosen] : others);
  }

  const places = Math.min(files.length + 1, REQUEST_FILES_MOST);
  return (
    <div className="grid gap-4">
      {Array.from({ length: places }, (_, at) => {
        const number = at + 1;
        const isNext = at === files.length;
        return (
          <FileDropZone
            key={number}
            id={`${id}-file_${number}`}
            optional
            label={t(texts.fileNumber, { number })}
            help={isNext ? t(enquiriesTexts.fileHelp) : undefined}
            accept={ENQUIRY_FILE_ACCEPT}
            file={files[at] ?? null}
            onFileChange={(chosen) => choose(at, chosen)}
            error={errors[`file_${number}`] ?? (isNext ? problem : undefined)}
          />
        );
      })}
    </div>
  );
}
