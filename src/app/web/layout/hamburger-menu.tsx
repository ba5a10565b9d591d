import { useState } from 'react';
import { useLocation } from 'react-router';
import { profilePathOf } from '#features/accounts/dashboard-paths.ts';
import {
  displayNameOf,
  type Session,
  useSession,
} from '#features/accounts/sessions/web/session.ts';
import { useLogout } from '#features/accounts/sessions/web/use-logout.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { LanguageLink } from './language-link.tsx';
import { layoutTexts } from './layout.texts.ts';
import { isActive, type MainLink, mainLinks } from './main-links.ts';
import { menuTexts } from './menu.texts.ts';
import { SiteLogo } from './site-logo.tsx';

function destinationOf(link: MainLink, session: Session | null): string {
  if (!session || !link.dashboard) return link.path;
  return session.isExhibitor ? link.dashboard.exhibitor : link.dashboard.user;
}

type HamburgerMenuProps = { open: boolean; onClose: () => void };

/** The slide-in menu of narrow screens. */
export function HamburgerMenu({ open, onClose }: HamburgerMenuProps) {
  const t = useTranslate();
  const session = useSession();
  const { pathname } = useLocation();

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(menuTexts.menu)}
      side="end"
      heading={<SiteLogo />}
    >
      {session && <AccountBlock session={session} />}
      <nav aria-label={t(layoutTexts.mainNavigation)}>
        <ul className="grid gap-1">
          {mainLinks.map((link) => (
            <li key={link.path}>
              <Link
                to={destinationOf(link, session)}
                aria-current={isActive(link, pathname) ? 'page' : undefined}
                className="flex min-h-12 items-center justify-between rounded-lg px-3 font-medium text-lg hover:bg-sunken aria-[current]:bg-action-soft aria-[current]:text-action"
              >
                {t(link.text)}
                {session?.isExhibitor && link.dashboard && (
                  <Badge>{t(menuTexts.exhibitorBadge)}</Badge>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section
        aria-label={t(menuTexts.appearance)}
        className="mt-6 flex items-center justify-between gap-4 border-line border-t pt-4"
      >
        <LanguageLink />
        <ThemeSwitch />
      </section>
      <div className="mt-4 border-line border-t pt-6">
        {session ? <LogoutButton onDone={onClose} /> : <LoginButton />}
      </div>
    </Drawer>
  );
}

function AccountBlock({ session }: { session: Session }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <div className="mb-6 grid gap-4 rounded-xl bg-sunken p-4">
      <div className="flex items-center gap-3">
        <Avatar name={displayNameOf(session)} shape="round" />
        <div className="min-w-0">
          <p className="font-semibold">
            <TruncatedUserText>{displayNameOf(session)}</TruncatedUserText>
          </p>
          <p className="text-muted text-sm">
            {t(session.isExhibitor ? menuTexts.exhibitorAccount : menuTexts.userAccount)}
          </p>
        </div>
      </div>
      <Button variant="secondary" wide href={local(profilePathOf(session))}>
        {t(menuTexts.dashboard)}
      </Button>
    </div>
  );
}

function LoginButton() {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <Button wide href={local('/login')}>
      {t(layoutTexts.login)}
    </Button>
  );
}

function LogoutButton({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const signOut = useLogout();
  const [asking, setAsking] = useState(false);

  function logout() {
    setAsking(false);
    onDone();
    signOut('/');
  }

  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        {t(menuTexts.logout)}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={logout}
        title={t(menuTexts.logoutQuestion)}
        confirmLabel={t(menuTexts.logout)}
      />
    </>
  );
}
