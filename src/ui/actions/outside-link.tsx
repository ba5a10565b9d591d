import type { ComponentPropsWithoutRef } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

type OutsideLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'target' | 'rel'> & {
  href: string;
  /** Whether somebody paid for the link, which search engines are told. */
  sponsored?: boolean;
};

/** A link to another site in a new tab, which screen readers announce. */
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
