/** A picture as stored, and its smaller copy. */
export type DrawnPicture = { readonly wide: Uint8Array; readonly small: Uint8Array };
