import { use, useEffect, useState } from 'react';
import type { PageContext } from './page-context.ts';

/** A part of a page whose code is fetched when it is first needed. */
export type PagePart<Part> = {
  load(): Promise<Part>;
  /** The part, if its code is here already. */
  findLoaded(): Part | undefined;
};

let underWay = 0;

/** How many parts are being fetched: where they belong, a page does not answer to touch yet. */
export const partsUnderWay = (): number => underWay;

/**
 * `sameFailureMs`: whoever asks so soon after a failure is told the same, for a page's own code. A page that
 * is rendered anew because of it would otherwise try for ever, and never say that it failed.
 */
export function pagePart<Part>(
  fetchCode: () => Promise<Part>,
  { sameFailureMs = 0 }: { sameFailureMs?: number | undefined } = {},
): PagePart<Part> {
  let failedAt = 0;
  let loading: Promise<Part> | undefined;
  let loaded: Part | undefined;
  async function fetchOnce(): Promise<Part> {
    underWay += 1;
    try {
      loaded = await fetchCode();
      return loaded;
    } catch (error) {
      // The next one who needs it tries again.
      if (sameFailureMs > 0) failedAt = Date.now();
      else loading = undefined;
      throw error;
    } finally {
      underWay -= 1;
    }
  }
  return {
    load() {
      if (failedAt > 0 && Date.now() - failedAt > sameFailureMs) {
        loading = undefined;
        failedAt = 0;
      }
      loading ??= fetchOnce();
      return loading;
    },
    findLoaded: () => loaded,
  };
}

/**
 * The part, for a place inside Suspense. What the server rendered stays on the screen until the code
 * is here; a loader that waits for `load` spares later visitors the fallback.
 */
export function usePagePart<Part>(part: PagePart<Part>): Part {
  return part.findLoaded() ?? use(part.load());
}

/** Has the part's code here before the page is shown, or on its way where the page does not wait for it. */
export async function prefetchPart(
  { waits }: Pick<PageContext, 'waits'>,
  part: PagePart<unknown>,
): Promise<void> {
  const coming = part.load();
  if (waits) await coming;
  else coming.catch(() => undefined);
}

/** The part once something wants it and it is here. If it does not come, the next wish tries again. */
export function useWantedPart<Part>(part: PagePart<Part>, wanted: unknown): Part | undefined {
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    part.load().then(
      () => left || setHere(true),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [part, wanted]);
  return here ? part.findLoaded() : undefined;
}
