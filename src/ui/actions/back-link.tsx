import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from './button.tsx';

/** A link above a page back to its list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const local = useLocalPath();
  return (
    <div className="-ms-3 print:hidden">
      <Button
        variant="quiet"
        size="sm"
        href={local(to)}
        icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
      >
        {children}
      </Button>
    </div>
  );
}
