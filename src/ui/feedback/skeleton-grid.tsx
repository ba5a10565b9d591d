import { Fragment, type ReactNode } from 'react';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

type SkeletonGridProps = {
  label: Text;
  count: number;
  className: string;
  /** One placeholder in the shape of the expected item. */
  children: ReactNode;
};

/** Placeholders for items that are being loaded. */
export function SkeletonGrid({ label, count, className, children }: SkeletonGridProps) {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t(label)}</span>
      {Array.from({ length: count }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Fragment key={position}>{children}</Fragment>
      ))}
    </div>
  );
}
