import { useState } from 'react';
import { listBusinessPath, loginPath } from '#features/accounts/public.ts';
import { checkoutLimits } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { MarkedMessage } from '#ui/feedback/marked-message.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { CompanyCheck } from './use-company-check.ts';

type CompanyFieldsProps = {
  email: string;
  onEmailChange: (email: string) => void;
  company: CompanyCheck;
};

/** The e-mail address, and the company that it belongs to. */
export function CompanyFields({ email, onEmailChange, company }: CompanyFieldsProps) {
  const t = useTranslate();
  const [left, setLeft] = useState(false);
  const isEmpty = email.trim() === '';
  const incomplete = !isEmpty && company.state === 'idle';
  const problem = isEmpty ? texts.emailRequired : texts.emailUnknown;
  return (
    <>
      <div className="grid gap-1.5">
        <TextField
          type="email"
          label={t(texts.email)}
          help={t(texts.emailHelp)}
          required
          autoComplete="email"
          maxLength={checkoutLimits.email}
          value={email}
          error={left && (isEmpty || incomplete) ? t(problem) : undefined}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        <p role="status" className="min-h-6 text-sm">
          <CheckMark company={company} />
        </p>
        {company.state === 'missing' && <NextSteps />}
      </div>
      <TextField
        label={t(texts.companyName)}
        help={t(texts.companyNameHelp)}
        readOnly
        className="bg-sunken"
        value={company.state === 'found' ? company.exhibitor.company_name : ''}
      />
    </>
  );
}

/** Suggestions for somebody whose company is not found. */
function NextSteps() {
  const t = useTranslate();
  const linkClasses = 'font-medium text-action underline-offset-4 hover:underline';
  return (
    <div className="rounded-lg bg-sunken p-4 text-sm">
      <p className="text-soft">{t(texts.notFoundHint)}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <Link to={listBusinessPath} className={linkClasses}>
          {t(texts.listYourBusiness)}
        </Link>
        <Link to={loginPath('/checkout')} className={linkClasses}>
          {t(texts.signIn)}
        </Link>
        <Link to="/contact" className={linkClasses}>
          {t(texts.askUs)}
        </Link>
      </p>
    </div>
  );
}

function CheckMark({ company }: { company: CompanyCheck }) {
  const t = useTranslate();
  if (company.state === 'checking') {
    return <span className="text-muted">{t(texts.checking)}</span>;
  }
  if (company.state === 'found') {
    return <MarkedMessage>{t(texts.verified)}</MarkedMessage>;
  }
  if (company.state === 'missing') {
    return <MarkedMessage>{t(texts.companyNotFound)}</MarkedMessage>;
  }
  return company.state === 'failed' ? <span className="text-danger">{company.message}</span> : null;
}
