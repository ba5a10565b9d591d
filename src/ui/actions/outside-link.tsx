import type { ComponentPropsWithoutRef } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

type OutsideLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & {
  href: string;
  /** What the link is to search engines, where somebody pays for it. */
  sponsored?: boolean;
};

/** Leads out of the portal, in a tab of its own, and says so to those who cannot see it. */
export function OutsideLink({ sponsored, children, ...link }: OutsideLinkProps) {
  const t = useTranslate();
  return (
    <a
      {...link}
      target="_blank"
      rel={sponsored ? 'noopener noreferrer sponsored' : 'noopener noreferrer'}
    >
      {children} <span className="sr-only">{t(uiTexts.opensInNewTab)}</span>
    </a>
  );
}
