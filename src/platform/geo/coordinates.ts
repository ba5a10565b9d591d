/** A position on Earth, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Parses stored coordinates. */
export function coordinatesOf(stored: string | null): Coordinates | null {
  const [latitude, longitude] = (stored ?? '').split(',').map(Number);
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** A link to a map; phones and computers open it in the app their owner chose. */
export function mapsLink({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
