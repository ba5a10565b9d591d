import { Images } from 'lucide-react';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FormPart } from '#ui/forms/form-part.tsx';
import { Fields, type FormPlace } from './company-form-parts.tsx';
import { PictureField } from './picture-field.tsx';

const words = {
  label: texts.cover,
  help: texts.coverHelp,
  now: texts.coverNow,
  missing: texts.coverMissing,
};

/** Cover, gallery and video. They can be prepared before the plan includes showing them. */
export function CompanyMedia({ form, id }: FormPlace) {
  const t = useTranslate();
  const local = useLocalPath();
  const { cover_path: cover, shows_media: isShown } = form.profile;
  return (
    <FormPart title={t(texts.media)}>
      <Notice tone="info">
        {t(isShown ? texts.mediaShown : texts.mediaWaits)}{' '}
        {!isShown && (
          <Link to="/subscription" className="font-medium text-action underline">
            {t(texts.comparePlans)}
          </Link>
        )}
      </Notice>
      <PictureField id={`${id}-company_cover`} words={words} wide path={cover} {...form.cover} />
      {cover && <Checkbox name="remove_cover" value="1" label={t(texts.coverRemove)} />}
      <Fields form={form} id={id} names={['company_video']} />
      <Button
        variant="secondary"
        href={local('/exhibitor/dashboard/gallery')}
        icon={<Images aria-hidden="true" />}
        className="w-fit"
      >
        {t(texts.gallery)}
      </Button>
    </FormPart>
  );
}
