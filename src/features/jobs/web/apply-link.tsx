import { userTypes } from '#features/accounts/public.ts';
import { useSession } from '#features/accounts/web/public.ts';
import { jobPageTexts } from '#features/jobs/job-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';

/** Id of the application form on the page. */
export const APPLY_ANCHOR = 'apply';

/** A link to the application form; hidden from those who cannot apply. */
export function ApplyLink({ wide = false }: { wide?: boolean }) {
  const t = useTranslate();
  const session = useSession();
  if (session && session.userType !== userTypes.jobSeeker) return null;
  return (
    <Button wide={wide} href={`#${APPLY_ANCHOR}`}>
      {t(jobPageTexts.applyNow)}
    </Button>
  );
}
