/**
 * Whatever got among the uploads, a browser that opens it directly runs nothing. A drawing may have
 * a style of its own, by which it follows the theme.
 */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A name changes with the content, so a browser may keep a file for good. */
export const KEPT_FOR_S = 31_536_000;
