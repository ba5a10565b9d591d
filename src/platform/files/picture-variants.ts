/** Width of the smaller copy that is stored beside a wide picture, for cards and phones. */
export const SMALL_PICTURE_WIDTH = 600;

/** The name of the smaller copy: cover-1a2b.webp has cover-1a2b-600.webp beside it. */
export function smallPictureName(name: string): string {
  return name.replace(/(\.[a-z0-9]+)?$/i, `-${SMALL_PICTURE_WIDTH}$1`);
}

/** The same for an address; one from elsewhere has no smaller copy beside it, and a drawing needs none. */
export function smallPictureAddress(address: string): string {
  return /^https?:|\.svg$/i.test(address) ? address : smallPictureName(address);
}

/** The name of the picture that a smaller copy was made from; any other name as it is. */
export function widePictureName(name: string): string {
  return name.replace(new RegExp(`-${SMALL_PICTURE_WIDTH}(\\.[a-z0-9]+)?$`, 'i'), '$1');
}
