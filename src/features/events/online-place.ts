/** Begins as organizers write it who mean that one takes part on the screen. */
const online = /^(?:online|virtual|webinar|zoom|[أا]ونلاين|عبر ال[إا]نترنت|عن بُ?عد|افتراضي)/i;

/** Whether the stated place of an event is the internet. */
export const isOnlinePlace = (location: string | null) => online.test(location ?? '');
