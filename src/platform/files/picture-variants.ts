/** The width of the smaller copy that is stored beside each picture, for cards and phones. */
export const SMALL_PICTURE_WIDTH = 600;

/** The name of the smaller copy: cover-1a2b-600.webp for cover-1a2b.webp. */
export function smallPictureName(name: string): string {
  return name.replace(/(\.[a-z0-9]+)?$/i, `-${SMALL_PICTURE_WIDTH}$1`);
}

/** The address of the smaller copy. Pictures of other sites have none, and SVGs need none. */
export function smallPictureAddress(address: string): string {
  return /^https?:|\.svg$/i.test(address) ? address : smallPictureName(address);
}

/** The name of the picture that a smaller copy was made from; other names are unchanged. */
export function widePictureName(name: string): string {
  return name.replace(new RegExp(`-${SMALL_PICTURE_WIDTH}(\\.[a-z0-9]+)?$`, 'i'), '$1');
}
