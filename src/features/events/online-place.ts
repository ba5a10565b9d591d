/** Begins as organizers write it who mean that one takes part on the screen. */
const online = /^(?:online|virtual|webinar|zoom|[أا]ونلاين|عبر ال[إا]نترنت|عن بُ?عد|افتراضي)/i;

type Placed = { readonly event_kind: string | null; readonly location: string | null };

/** Whether one takes part from anywhere: the organizer says so, by its kind or as its place. */
export const isOnline = ({ event_kind, location }: Placed) =>
  event_kind === 'online' || online.test(location ?? '');
