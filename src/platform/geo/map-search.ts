/** A link that searches a map for a place; phones and computers open it in the app their owner chose. */
export function mapSearchLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
