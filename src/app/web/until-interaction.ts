/** Events that show somebody is about to use the page. Screen readers may send nothing but a click. */
const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'];

/** This long after loading the script starts anyway, so that people who only look see what moves by itself. */
const LONGEST_MS = 5_000;

const untilLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve);
  });

/** Keys that are in every returning browser's storage and that no page shows. */
const shownNowhere = /^user_(country|ip)|^recent_searches/;

/** Whether storage holds something that the served page does not show yet: a session, a theme, a tray. */
function hasClientState(): boolean {
  try {
    return Object.keys(localStorage).some((key) => !shownNowhere.test(key));
  } catch {
    return false;
  }
}

/**
 * Resolves when the page is about to be used, so that somebody who only reads it and moves on does not pay for its
 * script.
 */
export function untilInteraction(): Promise<void> {
  if (hasClientState()) return Promise.resolve();
  const over = new AbortController();
  return new Promise<void>((resolve) => {
    const options = { capture: true, signal: over.signal };
    for (const sign of signs) window.addEventListener(sign, () => resolve(), options);
    void untilLoaded().then(() => setTimeout(resolve, LONGEST_MS));
  }).finally(() => over.abort());
}
