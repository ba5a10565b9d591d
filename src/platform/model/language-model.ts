import { askModel, type ModelAccess, type ModelMessage } from './model-http.ts';

/** A model that words what was found. Nobody depends on it: it may have nothing to say at any time. */
export type LanguageModel = {
  /** Undefined where it failed, took too long, has too much to do, or failed too often of late. */
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
        // It is not asked for a while: who searches would wait for nothing.
        if (failures >= FAILURES) restsUntil = now() + REST_MS;
        return undefined;
      } finally {
        asked -= 1;
      }
    },
  };
}
