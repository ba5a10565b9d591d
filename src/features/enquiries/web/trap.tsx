import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

/** A honeypot: people can neither see, focus nor hear this field; only bots fill it in. */
export function Trap() {
  const t = useTranslate();
  return (
    <div hidden>
      <label>
        {t(texts.leaveEmpty)}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
