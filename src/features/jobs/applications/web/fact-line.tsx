import type { ReactNode } from 'react';

/** A list item with an icon. */
export function FactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-2">
      <span aria-hidden="true" className="pt-0.5 [&>svg]:size-4">
        {icon}
      </span>
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
