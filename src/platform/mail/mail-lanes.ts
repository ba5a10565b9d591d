/**
 * Who waits for it: `urgent` somebody in front of a screen, `ordinary` one person sooner or later,
 * `mass` many at once, nobody in particular. Each lane has senders that the later ones never take.
 */
export const mailLanes = ['urgent', 'ordinary', 'mass'] as const;

export type MailLane = (typeof mailLanes)[number];
