import { useQueryClient } from '@tanstack/react-query';
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
import { type ChosenPicture, useChosenPicture } from './use-chosen-picture.ts';

const SUCCESS_MS = 5_000;

/** State and submission of the company form. */
export function useCompanyForm(profile: ExhibitorProfile, userId: string) {
  const t = useTranslate();
  const queries = useQueryClient();
  const logo = useChosenPicture();
  const cover = useChosenPicture();
  const [success, showSuccess] = usePassingMessage(SUCCESS_MS);
  const typed = useTyped();
  const form = useCallForm(updateExhibitorProfile, {
    also: {
      user_id: userId,
      company_logo: logo.file ?? undefined,
      company_cover: cover.file ?? undefined,
    },
    describe: (error) => describeFailure(error, t, texts.updateFailed),
    onDone: ({ message }) => {
      showSuccess(message);
      logo.choose(null);
      cover.choose(null);
      typed.markSaved();
      void queries.invalidateQueries({ queryKey: [getExhibitorProfile.path] });
    },
  });

  /** Props for a picture's field. */
  const wired = (name: 'company_logo' | 'company_cover', picture: ChosenPicture) => ({
    file: picture.file,
    error: picture.problem ? t(picture.problem) : form.errors[name],
    onChoose: (file: File | null) => {
      picture.choose(file);
      form.edited(name);
    },
  });

  const isUnsaved = typed.isTyped || logo.file !== null || cover.file !== null;
  return {
    ...form,
    profile,
    success,
    logo: wired('company_logo', logo),
    cover: wired('company_cover', cover),
    isUnsaved,
    trackingProps: typed.trackingProps,
  };
}

export type CompanyFormState = ReturnType<typeof useCompanyForm>;
