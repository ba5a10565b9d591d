/** Ways to say that an event takes place nowhere but on the screen, as organizers write them as its place. */
const online = new Set([
  'online',
  'online event',
  'online webinar',
  'webinar',
  'virtual',
  'virtual event',
  'zoom',
  'microsoft teams',
  'google meet',
  'أونلاين',
  'اونلاين',
  'عبر الإنترنت',
  'عبر الانترنت',
  'عن بعد',
  'عن بُعد',
  'ندوة عبر الإنترنت',
  'افتراضي',
]);

/** Whether the stated place of an event is the internet. */
export function isOnlinePlace(location: string | null): boolean {
  return location !== null && online.has(location.trim().toLowerCase());
}
