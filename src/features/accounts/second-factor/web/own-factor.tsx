import { useState } from 'react';
import { useConsoleReload } from '#console/web/use-console-action.ts';
import {
  removeSecondFactor,
  renewRecoveryCodes,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Deed = 'enrol' | 'renew' | 'remove';

type OwnFactorProps = { isEnrolled: boolean; mayRemove: boolean };

/** Actions for the operator's own second factor. */
export function OwnFactor({ isEnrolled, mayRemove }: OwnFactorProps) {
  const t = useTranslate();
  const reload = useConsoleReload();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  function finish() {
    setDeed(null);
    setCodes(null);
    void reload();
  }

  const cancel = (
    <Button variant="quiet" onClick={() => setDeed(null)}>
      {t(texts.cancel)}
    </Button>
  );
  if (codes) return <RecoveryCodes codes={codes} onKept={finish} />;
  if (deed === 'enrol') return <Enrolment onDone={finish} />;
  if (deed === 'renew') {
    return (
      <CodeForm
        call={renewRecoveryCodes}
        submit={t(texts.renew)}
        beside={cancel}
        onDone={({ recovery_codes }) => setCodes(recovery_codes)}
      />
    );
  }
  if (deed === 'remove') {
    return (
      <CodeForm
        call={removeSecondFactor}
        submit={t(texts.remove)}
        isGrave
        beside={cancel}
        onDone={finish}
      />
    );
  }
  if (!isEnrolled) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setDeed('enrol')}>
          {t(texts.setUp)}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setDeed('renew')}>
        {t(texts.renew)}
      </Button>
      {mayRemove && (
        <Button variant="quiet" onClick={() => setDeed('remove')}>
          {t(texts.remove)}
        </Button>
      )}
    </div>
  );
}
