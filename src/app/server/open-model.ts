import type { Config } from '#platform/config/config.ts';
import { createLanguageModel, type LanguageModel } from '#platform/model/language-model.ts';

/** By then whoever waits has read the search results already. */
const TIMEOUT_MS = 2_000;

/** The model that puts search results into words, where one is configured. */
export function openModel({ model }: Config): LanguageModel | undefined {
  return model && createLanguageModel({ ...model, timeoutMs: TIMEOUT_MS });
}
