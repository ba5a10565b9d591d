/** Whatever got among the uploads, a browser that opens it directly runs nothing. */
export const UPLOAD_POLICY = "default-src 'none'; sandbox";
