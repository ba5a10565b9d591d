/** Looks a place up by its words; phones and desks hand such a link to the app their owner chose. */
export function mapSearchLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
