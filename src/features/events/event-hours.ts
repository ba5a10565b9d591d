/** The fields about an event's hours. */
type Timed = {
  readonly event_start_time: string | null;
  readonly event_end_time: string | null;
  readonly starts_at: string | null;
};

/** The hours with the time zone's offset: 09:00–17:00 (GMT+3). */
export function eventHours({ event_start_time: from, event_end_time: to, starts_at }: Timed) {
  if (!from || !starts_at) return undefined;
  const offset = starts_at
    .slice(-6)
    .replace(/([+-])0?(\d+):(\d\d)/, (_, sign, hours, minutes) =>
      minutes === '00' ? `${sign}${hours}` : `${sign}${hours}:${minutes}`,
    );
  return `${to ? `${from}–${to}` : from} (GMT${offset})`;
}
