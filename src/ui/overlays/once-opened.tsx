import { type ReactNode, Suspense, useState } from 'react';

/**
 * Renders a lazy overlay from the moment it is first opened, so that its code comes only then and
 * the server never meets the unfinished part. It stays afterwards, to close gracefully.
 */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && <Suspense fallback={null}>{children}</Suspense>;
}
