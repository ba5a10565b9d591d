import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { type ButtonSize, type ButtonVariant, iconButtonClasses } from './button-classes.ts';

export type IconButtonProps = {
  /** What the button does; this is its accessible name. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant, size, className, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={joinClasses(iconButtonClasses({ variant, size }), className)}
    >
      {icon}
    </button>
  );
}
