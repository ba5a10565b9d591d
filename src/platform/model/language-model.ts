import { askModel, type ModelAccess, type ModelMessage } from './model-http.ts';

/**
 * A language model that puts search results into words. Nothing may depend on it, because it can fail to answer at any
 * time.
 */
export type LanguageModel = {
  /** Undefined if the model failed, timed out, is at capacity or failed too often lately. */
  say(messages: readonly ModelMessage[]): Promise<string | undefined>;
};

const MOST_AT_ONCE = 4;
const FAILURES = 3;
const REST_MS = 60_000;

export type ModelClock = { readonly now: () => number };

export function createLanguageModel(
  access: ModelAccess,
  { now }: ModelClock = { now: Date.now },
): LanguageModel {
  let asked = 0;
  let failures = 0;
  let restsUntil = 0;
  return {
    async say(messages) {
      if (asked >= MOST_AT_ONCE || now() < restsUntil) return undefined;
      asked += 1;
      try {
        const said = await askModel(access, messages);
        failures = 0;
        return said;
      } catch {
        failures += 1;
        // After repeated failures it is not asked for a while, so that searches do not wait in vain.
        if (failures >= FAILURES) restsUntil = now() + REST_MS;
        return undefined;
      } finally {
        asked -= 1;
      }
    },
  };
}
