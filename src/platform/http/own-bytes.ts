/**
 * The same bytes in memory of their own. Small buffers are cut from slabs of 64 KB, and one that is kept for long keeps
 * its whole slab.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
