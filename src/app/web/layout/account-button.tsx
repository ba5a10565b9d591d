import { BadgeCheck } from 'lucide-react';
import { profilePathOf } from '#features/accounts/dashboard-paths.ts';
import { displayNameOf, useSession } from '#features/accounts/sessions/web/session.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { layoutTexts } from './layout.texts.ts';

/** Sign in, or one's own profile; exhibitors carry a verified badge. */
export function AccountButton() {
  const say = useSay();
  const local = useLocalPath();
  const session = useSession();
  if (!session) {
    return (
      <Button size="sm" href={local('/login')}>
        {say(layoutTexts.login)}
      </Button>
    );
  }
  return (
    <Link
      to={profilePathOf(session)}
      className="relative grid size-11 place-items-center rounded-full"
    >
      <Avatar name={displayNameOf(session)} shape="round" size="sm" />
      <span className="sr-only">{say(layoutTexts.yourAccount)}</span>
      {session.isExhibitor && (
        <span
          role="img"
          aria-label={say(layoutTexts.verified)}
          className="absolute end-0 bottom-0.5 rounded-full bg-surface text-action"
        >
          <BadgeCheck aria-hidden="true" className="size-4" />
        </span>
      )}
    </Link>
  );
}
