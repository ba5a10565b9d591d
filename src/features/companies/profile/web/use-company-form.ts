import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '#features/accounts/web/public.ts';
import {
  type ExhibitorProfile,
  getExhibitorProfile,
  updateExhibitorProfile,
} from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { usePassingMessage } from '#ui/feedback/use-passing-message.ts';
import { useTyped } from '#ui/leaving/use-typed.ts';
import { logoProblem } from './logo-field.tsx';

const SUCCESS_MS = 5_000;

/** Everything the form holds, and what becomes of it. */
export function useCompanyForm(profile: ExhibitorProfile, userId: string) {
  const t = useTranslate();
  const queries = useQueryClient();
  const [logo, setLogo] = useState<File | null>(null);
  const [logoError, setLogoError] = useState<string>();
  const [success, showSuccess] = usePassingMessage(SUCCESS_MS);
  const typed = useTyped();
  const form = useCallForm(updateExhibitorProfile, {
    also: { user_id: userId, company_logo: logo ?? undefined },
    describe: (error) => describeFailure(error, t, texts.updateFailed),
    onDone: ({ message }) => {
      showSuccess(message);
      setLogo(null);
      typed.saved();
      void queries.invalidateQueries({ queryKey: [getExhibitorProfile.path] });
    },
  });

  function chooseLogo(file: File | null) {
    const problem = file && logoProblem(file);
    setLogoError(problem ? t(problem) : undefined);
    setLogo(problem ? null : file);
    form.edited('company_logo');
  }

  const isUnsaved = typed.isTyped || logo !== null;
  return {
    ...form,
    profile,
    success,
    logo,
    chooseLogo,
    logoError,
    isUnsaved,
    follow: typed.follow,
  };
}

export type CompanyFormState = ReturnType<typeof useCompanyForm>;
