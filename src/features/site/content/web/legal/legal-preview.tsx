import { useQuery } from '@tanstack/react-query';
import { type LegalContent, previewLegal } from '#features/site/content/legal.contract.ts';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { LegalSheet } from './legal-sheet.tsx';

type LegalPreviewProps = { open: boolean; onClose: () => void; written: LegalContent };

export function LegalPreview({ open, onClose, written }: LegalPreviewProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(texts.preview)}
      description={t(texts.previewNote)}
      size="lg"
    >
      {open && <Harmless written={written} />}
    </Dialog>
  );
}

/** Shows the text after the server has sanitised it as it would when saving. */
function Harmless({ written }: { written: LegalContent }) {
  const t = useTranslate();
  const client = useClient();
  const { html, html_ar } = written;
  const { data, error } = useQuery({
    queryKey: [previewLegal.path, html, html_ar],
    queryFn: () => client(previewLegal, { html, html_ar }),
    meta: { isPrivate: true },
  });
  if (error) return <Notice tone="danger">{tellFailure(error, t)}</Notice>;
  if (!data) return <SkeletonLines lines={8} />;
  return <LegalSheet content={{ ...written, html: data.html, html_ar: data.html_ar }} />;
}
