import type { ReactNode } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

type OutsideLinkProps = {
  href: string;
  /** What the link is to search engines, where somebody pays for it. */
  sponsored?: boolean;
  className?: string;
  children: ReactNode;
};

/** Leads out of the portal, in a tab of its own, and says so to those who cannot see it. */
export function OutsideLink({ href, sponsored, className, children }: OutsideLinkProps) {
  const t = useTranslate();
  return (
    <a
      href={href}
      target="_blank"
      rel={sponsored ? 'noopener noreferrer sponsored' : 'noopener noreferrer'}
      className={className}
    >
      {children} <span className="sr-only">{t(uiTexts.opensInNewTab)}</span>
    </a>
  );
}
