/** A file must be smaller than this, in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024;
