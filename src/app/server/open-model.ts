import type { Config } from '#platform/config/config.ts';
import { createLanguageModel, type LanguageModel } from '#platform/model/language-model.ts';

/** Who waits longer has read the answers already. */
const TIMEOUT_MS = 2_000;

/** The model that words what was found, where one is set. */
export function openModel({ model }: Config): LanguageModel | undefined {
  return model && createLanguageModel({ ...model, timeoutMs: TIMEOUT_MS });
}
