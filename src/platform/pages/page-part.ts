import { use, useEffect, useState } from 'react';
import type { PageContext } from './page-context.ts';

/** A part of a page whose code is loaded on first use. */
export type PagePart<Part> = {
  load(): Promise<Part>;
  /** The part, if its code is loaded already. */
  findLoaded(): Part | undefined;
};

let underWay = 0;

/** How many parts are being loaded; until then the page does not respond where they belong. */
export const partsUnderWay = (): number => underWay;

/**
 * Declares a part. For `sameFailureMs` after a failure, `load` returns the same failure. This is for a page's own code:
 * the
 * failure renders the page anew, which would otherwise try for ever and never report it.
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
      // The next use tries again.
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
 * The part, for use inside Suspense. What the server rendered stays visible until the code is loaded; a loader that
 * waits
 * for `load` spares later visitors the fallback.
 */
export function usePagePart<Part>(part: PagePart<Part>): Part {
  return part.findLoaded() ?? use(part.load());
}

/** Loads a part's code before the page is shown, or starts loading it if the page does not wait. */
export async function prefetchPart(
  { waits }: Pick<PageContext, 'waits'>,
  part: PagePart<unknown>,
): Promise<void> {
  const coming = part.load();
  if (waits) await coming;
  else coming.catch(() => undefined);
}

/** The part, once it is wanted and loaded. If loading fails, the next time it is wanted tries again. */
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
