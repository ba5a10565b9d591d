/**
 * Who waits for a mail: for `urgent` somebody in front of a screen, for `ordinary` one person sooner or later, for
 * `mass`
 * nobody in particular. Some senders serve only the urgent lane, so that the others cannot delay it.
 */
export const mailLanes = ['urgent', 'ordinary', 'mass'] as const;

export type MailLane = (typeof mailLanes)[number];
