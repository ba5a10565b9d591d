import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { callTexts } from '#platform/calls/calls.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { lookup } from '#platform/lookups/lookup.ts';

/** Texts for browsers' errors, by the name of the error or of its cause. */
const named: Readonly<Record<string, Text>> = lookup({
  InvalidStateError: texts.known,
  SecurityError: texts.notHere,
  NotSupportedError: texts.notHere,
});

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof Error ? error.cause.name : error.name;
}

/** Why the ceremony failed, in the server's words or in ours. */
export function passkeyFailure(error: unknown): { said?: string; text: Text } {
  if (error instanceof CallFailure) return { said: error.message, text: texts.refused };
  if (error instanceof TypeError) return { text: callTexts.unexpected };
  return { text: named[nameOf(error)] ?? texts.broken };
}
