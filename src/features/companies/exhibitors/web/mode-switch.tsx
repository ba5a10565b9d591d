import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { useModeSwitch } from './use-mode-switch.ts';

const LEAVE_AFTER_MS = 1500;

/** Switches exhibitor mode off, which leads back to the user dashboard. */
export function ModeSwitch() {
  const t = useTranslate();
  const { message, failure, switching, switchTo } = useModeSwitch({
    failed: exhibitorsTexts.switchFailed,
    leaveAfterMs: LEAVE_AFTER_MS,
  });
  return (
    <div className="grid gap-4">
      {message && <Notice tone="success">{message}</Notice>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Switch
        label={t(exhibitorsTexts.modeToggle)}
        checked={!switching}
        disabled={switching}
        onChange={() => void switchTo(0)}
      />
    </div>
  );
}
