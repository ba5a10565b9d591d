/** Beginnings of a location by which organizers say that the event is online. */
const online = /^(?:online|virtual|webinar|zoom|[أا]ونلاين|عبر ال[إا]نترنت|عن بُ?عد|افتراضي)/i;

type Placed = { readonly event_kind: string | null; readonly location: string | null };

/** Whether the event is online, according to its kind or location. */
export const isOnline = ({ event_kind, location }: Placed) =>
  event_kind === 'online' || online.test(location ?? '');
