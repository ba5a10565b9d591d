/** Whatever got among the uploads, a browser that opens it directly runs nothing. */
export const UPLOAD_POLICY = "default-src 'none'; sandbox";

/** A name changes with the content, so a browser may keep a file for good. */
export const KEPT_FOR_S = 31_536_000;
