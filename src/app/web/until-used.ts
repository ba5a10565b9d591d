/** What somebody does who is about to use a page; a click alone is what a screen reader sends. */
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'];

/** So long after everything is there, whoever only looks shall see what moves by itself. */
const LONGEST_MS = 5_000;

const untilLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve);
  });

/** Kept by every browser that has been here, and shown by no page. */
const shownNowhere = /^user_(country|ip)|^recent_searches/;

/** A person who is signed in, a theme, a tray: the page that was sent knows nothing of them. */
function keepsWhatPagesShow(): boolean {
  try {
    return Object.keys(localStorage).some((key) => !shownNowhere.test(key));
  } catch {
    return false;
  }
}

/** Somebody who only reads a page and moves on needs none of its script, and does not pay for it. */
export function untilUsed(): Promise<void> {
  if (keepsWhatPagesShow()) return Promise.resolve();
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const options = { capture: true, signal: over.signal };
    for (const sign of signs) window.addEventListener(sign, () => resolve(), options);
    void untilLoaded().then(() => setTimeout(resolve, LONGEST_MS));
  }).finally(() => over.abort());
}
