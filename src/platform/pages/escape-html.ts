import { lookup } from '#platform/lookups/lookup.ts';

const escapes: Readonly<Record<string, string>> = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** Escapes a text for HTML, including attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
