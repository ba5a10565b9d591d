import { Pause, Play } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { IconButton } from './icon-button.tsx';

type PauseButtonProps = { paused: boolean; onPausedChange: (paused: boolean) => void };

/** Required beside everything that moves by itself. */
export function PauseButton({ paused, onPausedChange }: PauseButtonProps) {
  const t = useTranslate();
  const Icon = paused ? Play : Pause;
  return (
    <IconButton
      variant="secondary"
      size="sm"
      label={t(paused ? uiTexts.play : uiTexts.pause)}
      icon={<Icon aria-hidden="true" />}
      onClick={() => onPausedChange(!paused)}
      className="rounded-full"
    />
  );
}
