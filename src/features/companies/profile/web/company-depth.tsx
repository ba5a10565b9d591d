import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { FormPart } from '#ui/forms/form-part.tsx';
import { Fields, type FormPlace } from './company-form-parts.tsx';
import { LanguagesField } from './languages-field.tsx';

/** Form parts for the further facts: sections, key facts, place and hours. */
export function CompanyDepth({ form, id }: FormPlace) {
  const t = useTranslate();
  const fields = (names: string[]) => <Fields form={form} id={id} names={names} />;
  return (
    <>
      <FormPart title={t(texts.sections)}>
        <p className="text-soft">{t(texts.sectionsLead)}</p>
        {fields(['about_offer', 'about_offer_ar'])}
        {fields(['about_clients', 'about_clients_ar'])}
        {fields(['about_quality', 'about_quality_ar'])}
        {fields(['about_support', 'about_support_ar'])}
      </FormPart>
      <FormPart title={t(texts.factsPart)}>
        {fields(['company_founded', 'company_staff'])}
        <LanguagesField form={form} id={id} />
        {fields(['company_certificates'])}
      </FormPart>
      <FormPart title={t(texts.visit)}>
        {fields(['company_city', 'company_city_ar'])}
        {fields(['company_coordinates', 'company_whatsapp'])}
        {fields(['company_hours'])}
      </FormPart>
    </>
  );
}
