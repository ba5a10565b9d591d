import { transcode } from 'node:buffer';

/** Characters that make V8 store a string with two bytes each; for a one-byte string the test returns at once. */
const wide = /[\u0100-\uffff]/;

/** The UTF-8 of strings beyond Latin-1, by way of UTF-16: encoding them directly takes five times as long. */
function ofWide(text: string): Buffer {
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // The string has an unpaired surrogate, which Buffer.from encodes as U+FFFD.
    return Buffer.from(text);
  }
}

/** The UTF-8 bytes of a text. */
export const bytesOf = (text: string): Buffer =>
  wide.test(text) ? ofWide(text) : Buffer.from(text);

let scratch = Buffer.allocUnsafeSlow(0);

/** The same in memory that the next call reuses, so the bytes have to be used at once. */
export function bytesInSharedBuffer(text: string): Buffer {
  if (wide.test(text)) return ofWide(text);
  // A Latin-1 character takes at most two bytes.
  if (scratch.length < 2 * text.length) scratch = Buffer.allocUnsafeSlow(4 * text.length);
  return scratch.subarray(0, scratch.write(text));
}
