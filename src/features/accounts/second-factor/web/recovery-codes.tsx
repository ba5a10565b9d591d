import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';

/** Shows the codes once; they cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold text-lg">{t(texts.codesTitle)}</h3>
        <CopyButton text={codes.join('\n')} label={t(texts.copyCodes)} />
      </div>
      <p className="text-soft">{t(texts.codesLead)}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-lg bg-sunken p-4 font-medium">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>{t(texts.kept)}</Button>
      </div>
    </div>
  );
}
