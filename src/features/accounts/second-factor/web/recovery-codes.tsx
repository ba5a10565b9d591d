import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';

/** Shown once; nobody can show them again. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const say = useSay();
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold text-lg">{say(texts.codesTitle)}</h3>
        <CopyButton text={codes.join('\n')} label={say(texts.copyCodes)} />
      </div>
      <p className="text-soft">{say(texts.codesLead)}</p>
      <ul dir="ltr" className="grid grid-cols-2 gap-2 rounded-lg bg-sunken p-4 font-medium">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onKept}>{say(texts.kept)}</Button>
      </div>
    </div>
  );
}
