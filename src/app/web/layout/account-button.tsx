import { profilePathOf } from '#features/accounts/dashboard-paths.ts';
import { displayNameOf, useSession } from '#features/accounts/sessions/web/session.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { layoutTexts } from './layout.texts.ts';

/** Loaded for exhibitors only. */
const badgePart = pagePart(() => import('./own-verified-badge.tsx'));

/** A sign-in button, or a link to one's own profile; verified exhibitors have a badge. */
export function AccountButton() {
  const t = useTranslate();
  const local = useLocalPath();
  const session = useSession();
  const badge = useWantedPart(badgePart, session?.isExhibitor);
  if (!session) {
    return (
      <Button size="sm" className="whitespace-nowrap" href={local('/login')}>
        {t(layoutTexts.login)}
      </Button>
    );
  }
  return (
    <Link
      to={profilePathOf(session)}
      className="relative grid size-11 place-items-center rounded-full"
    >
      <Avatar name={displayNameOf(session)} shape="round" size="sm" />
      <span className="sr-only">{t(layoutTexts.yourAccount)}</span>
      {session.isExhibitor && badge && <badge.OwnVerifiedBadge />}
    </Link>
  );
}
