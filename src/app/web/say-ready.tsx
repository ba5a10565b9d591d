import { useEffect } from 'react';

/** Marks the document once React has taken over. */
export function SayReady() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
