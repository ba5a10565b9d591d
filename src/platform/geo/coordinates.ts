/** A place on the earth, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Reads a place in the form in which it is stored. */
export function coordinatesOf(stored: string | null): Coordinates | null {
  const [latitude, longitude] = (stored ?? '').split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Where maps are opened: phones and desks hand such a link to the app their owner chose. */
export function mapsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
