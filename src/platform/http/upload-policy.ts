/**
 * Whatever got among the uploads, a browser that opens it directly runs nothing of it. Styles are allowed, because an
 * SVG
 * may have its own to follow the theme.
 */
export const UPLOAD_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A file's name changes with its content, so browsers may cache it for good. */
export const KEPT_FOR_S = 31_536_000;
