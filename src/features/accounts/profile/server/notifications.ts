import type { Connection } from '#platform/database/connection.ts';

/** Functions of other features that count what is new for an account. */
export type NewsSources = {
  countNewJobs(
    connection: Connection,
    asked: { readonly country: string; readonly since: Date; readonly now: Date },
  ): Promise<number>;
  countUpcomingEvents(
    connection: Connection,
    asked: { readonly accountId: number; readonly now: Date },
  ): Promise<number>;
};

type Facts = { readonly name: string; readonly email: string; readonly phone: string | null };

/** How much of the facts that companies need about a person is filled in, in percent. */
export function profileCompletion({ name, email, phone }: Facts): number {
  const facts = [name, email, phone];
  return Math.round((facts.filter(Boolean).length / facts.length) * 100);
}
