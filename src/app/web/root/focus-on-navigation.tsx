import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page's content, so that screen readers and the Tab key start there. */
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
