import { type FocusEvent, useId } from 'react';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormBar } from '#ui/forms/form-bar.tsx';
import { FormContents } from '#ui/forms/form-contents.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { FormPart } from '#ui/forms/form-part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { CompanyDepth } from './company-depth.tsx';
import { Contact, Fields, type FormPlace } from './company-form-parts.tsx';
import { CompanyMedia } from './company-media.tsx';
import { PictureField } from './picture-field.tsx';
import type { CompanyCountry } from './use-company-countries.ts';
import { useCompanyForm } from './use-company-form.ts';

type CompanyFormProps = {
  profile: ExhibitorProfile;
  countries: readonly CompanyCountry[];
  userId: string;
};

function Messages({ form, id }: FormPlace) {
  const problems = Object.entries(form.errors).map(([name, message]) => ({
    fieldId: `${id}-${name}`,
    message,
  }));
  return (
    <>
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
    </>
  );
}

export function CompanyForm({ profile, countries, userId }: CompanyFormProps) {
  const t = useTranslate();
  const id = useId();
  const form = useCompanyForm(profile, userId);

  /** Validates the e-mail address as soon as its field loses focus. */
  function leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    if (target.name === 'company_email') void form.checkField(currentTarget, 'company_email');
  }

  return (
    <Card as="section" padding="lg">
      <form
        noValidate
        onSubmit={form.submit}
        onBlur={leave}
        {...form.trackingProps}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      >
        <FormContents />
        <Messages form={form} id={id} />
        <FormPart title={t(texts.identity)}>
          <Fields form={form} id={id} names={['company_name', 'company_name_ar']} />
          <PictureField
            id={`${id}-company_logo`}
            words={{
              label: texts.logo,
              help: texts.logoHelp,
              now: texts.logoNow,
              missing: texts.logoMissing,
            }}
            path={profile.logo_path}
            {...form.logo}
          />
        </FormPart>
        <Contact form={form} id={id} countries={countries} />
        <FormPart title={t(texts.about)}>
          <Fields form={form} id={id} names={['company_description', 'company_description_ar']} />
        </FormPart>
        <CompanyDepth form={form} id={id} />
        <CompanyMedia form={form} id={id} />
        <FormPart title={t(texts.more)}>
          <Fields form={form} id={id} names={['company_other_details']} />
          <Fields form={form} id={id} names={['company_training']} />
          <Fields form={form} id={id} names={['company_social_links', 'company_notes']} />
        </FormPart>
        <FormBar>
          {form.success && (
            <div className="basis-full">
              <Notice tone="success">{form.success}</Notice>
            </div>
          )}
          <Button
            type="submit"
            loading={form.sending}
            loadingLabel={t(texts.saving)}
            disabled={Boolean(form.errors.company_email)}
          >
            {t(texts.save)}
          </Button>
          {form.isUnsaved && <UnsavedBadge />}
        </FormBar>
      </form>
      <LeaveQuestion isChanged={form.isUnsaved} />
    </Card>
  );
}
