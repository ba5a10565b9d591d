import type { MouseEvent, ReactNode } from 'react';

type PageLinkProps = {
  href: string | undefined;
  label: string;
  current?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

const linkClasses =
  'inline-flex h-10 min-w-10 items-center justify-center gap-1 rounded-md px-2.5 font-medium text-sm ' +
  'tabular-nums transition-colors hover:bg-action-soft hover:text-action ' +
  'aria-[current=page]:bg-action aria-[current=page]:text-on-action ' +
  'disabled:text-muted disabled:opacity-50 disabled:hover:bg-transparent';

/** A link if pages have addresses, so that they can be shared and crawled, else a button. */
export function PageLink({ href, label, current, disabled, onPress, children }: PageLinkProps) {
  const shared = { 'aria-label': label, 'aria-current': current ? ('page' as const) : undefined };
  if (href === undefined || disabled) {
    return (
      <button
        type="button"
        {...shared}
        disabled={disabled}
        onClick={onPress}
        className={linkClasses}
      >
        {children}
      </button>
    );
  }

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  }

  return (
    <a href={href} {...shared} onClick={follow} className={linkClasses}>
      {children}
    </a>
  );
}
