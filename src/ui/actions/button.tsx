import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  wide?: boolean;
};

type LinkButton = Look & { href: string } & Omit<ComponentProps<'a'>, 'href'>;

type PressButton = Look & {
  href?: undefined;
  loading?: boolean;
  /** Replaces the label while loading, also for screen readers. */
  loadingLabel?: string;
} & ComponentProps<'button'>;

export type ButtonProps = LinkButton | PressButton;

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button(props: ButtonProps) {
  if (props.href !== undefined) {
    const { variant, size, icon, trailingIcon, wide, className, children, ...rest } = props;
    return (
      <a
        {...rest}
        className={joinClasses(buttonClasses({ variant, size }), wide && 'w-full', className)}
      >
        {icon}
        {children}
        {trailingIcon}
      </a>
    );
  }
  const { variant, size, icon, trailingIcon, wide, className, children, ...rest } = props;
  const { loading = false, loadingLabel, onClick, type = 'button', ...attributes } = rest;
  return (
    // While loading it has `aria-disabled` instead of `disabled`, which would lose the focus.
    <button
      {...attributes}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? swallow : onClick}
      className={joinClasses(buttonClasses({ variant, size }), wide && 'w-full', className)}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingLabel ? loadingLabel : children}
      {!loading && trailingIcon}
    </button>
  );
}
