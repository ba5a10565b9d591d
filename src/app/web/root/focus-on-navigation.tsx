import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Puts the focus on the new page's content, so that screen readers and Tab start there. */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
