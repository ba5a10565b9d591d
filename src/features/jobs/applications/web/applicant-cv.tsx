import { Eye, EyeOff, FileDown, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import type { Applicant } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useCvDownload } from './use-cv-download.ts';
import { useCvPicture } from './use-cv-picture.ts';

type ApplicantCvProps = { applicant: Applicant; onOpened: () => void };

/** The CV as a download and, for a PDF, a preview of its first pages beside the notes. */
export function ApplicantCv({ applicant, onOpened }: ApplicantCvProps) {
  const t = useTranslate();
  const { application_id: id, name, cv_name: cv } = applicant;
  const { download, fetching, failed } = useCvDownload(onOpened);
  const preview = useCvPicture(t(texts.cvFailed), onOpened);
  const [isLarge, setLarge] = useState(false);
  if (cv === null) return <p className="text-muted text-sm">{t(texts.noCv)}</p>;
  const { picture } = preview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          loading={fetching}
          icon={<FileDown aria-hidden="true" />}
          onClick={() => void download(id, cv)}
        >
          {t(texts.openCv)}
          <bdi className="max-w-[16ch] truncate font-normal text-muted">{cv}</bdi>
          <span className="sr-only">{name}</span>
        </Button>
        {cv.endsWith('.pdf') && (
          <Button
            size="sm"
            variant="secondary"
            loading={preview.fetching}
            icon={picture ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => (picture ? preview.close() : void preview.show(id))}
          >
            {t(picture ? texts.closePreview : texts.previewCv)}
          </Button>
        )}
        {picture && (
          <Button
            size="sm"
            variant="secondary"
            icon={isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
            onClick={() => setLarge(!isLarge)}
          >
            {t(isLarge ? texts.fitPreview : texts.largePreview)}
          </Button>
        )}
      </div>
      {picture && <CvPicture {...{ picture, name, isLarge }} />}
      {failed && <Notice tone="danger">{t(texts.cvFailed)}</Notice>}
      {preview.failure && <Notice tone="danger">{preview.failure}</Notice>}
    </div>
  );
}

type CvPictureProps = { picture: string; name: string; isLarge: boolean };

function CvPicture({ picture, name, isLarge }: CvPictureProps) {
  const t = useTranslate();
  return (
    <section
      aria-label={t(texts.previewCv)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      // Most CVs are written from left to right, whatever the page's language, so enlarging starts at the left.
      dir="ltr"
      className="max-h-[36rem] overflow-auto rounded-lg border border-line bg-sunken p-2 lg:max-h-none"
    >
      {/* Rendered at sheet width: on a phone the text is unreadable until enlarged. */}
      <img
        src={picture}
        alt={t(texts.cvPages, { name })}
        className={joinClasses('block h-auto', isLarge ? 'w-[50rem] max-w-none' : 'w-full')}
      />
    </section>
  );
}
