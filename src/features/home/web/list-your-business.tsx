import { listBusinessPath } from '#features/accounts/public.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';

/** Invites companies that are not listed yet. */
export function ListYourBusiness() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <Card as="section" tone="sand" padding="lg" className="">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="min-w-0">
          <h2 className="font-semibold text-xl">{t(homeTexts.listTitle)}</h2>
          <p className="measure mt-1 text-soft">{t(homeTexts.listLead)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button href={local(listBusinessPath)}>{t(homeTexts.listAction)}</Button>
          <Button variant="secondary" href={local('/subscription')}>
            {t(homeTexts.comparePlans)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
