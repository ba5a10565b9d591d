import { FileText, X } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { megabytesOf } from './file-size.ts';
import { formsTexts } from './forms.texts.ts';

type ChosenFileProps = { name: string; size: number; onRemove: () => void; disabled?: boolean };

export function ChosenFile({ name, size, onRemove, disabled }: ChosenFileProps) {
  const t = useTranslate();
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-surface p-2.5 ps-3.5 shadow-card">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-action-soft text-action">
        <FileText aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <TruncatedUserText className="font-medium">{name}</TruncatedUserText>
        <span className="block text-muted text-sm tabular-nums">
          {t(formsTexts.megabytes, { size: megabytesOf(size) })}
        </span>
      </span>
      <IconButton
        size="sm"
        label={t(formsTexts.removeFile, { name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
        disabled={disabled}
      />
    </div>
  );
}
