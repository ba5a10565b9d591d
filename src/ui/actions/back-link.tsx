import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The way back to where one came from, usually a list. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      href={href}
      icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
    >
      {children}
    </Button>
  );
}
