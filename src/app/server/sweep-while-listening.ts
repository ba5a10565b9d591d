import type { FastifyInstance } from 'fastify';
import { sweepImports } from '#collection/import/server/sweep-imports.ts';
import { sweepDeletions } from '#collection/server/deletions.ts';
import { remindOfLeads } from '#features/enquiries/inbox/server/remind-of-leads.ts';
import { makeDueDeals } from '#features/enquiries/quotations/server/make-due-deals.ts';
import { countAnswers } from '#features/enquiries/server/answer-figures.ts';
import { tellUnanswered } from '#features/enquiries/server/tell-unanswered.ts';
import { dropUnconfirmed } from '#features/enquiries/server/unconfirmed.ts';
import {
  AT_ONCE,
  deliverDue,
  dropOldDeliveries,
} from '#features/enquiries/webhooks/server/deliver-due.ts';
import { closeUnanswered } from '#features/jobs/applications/server/close-unanswered.ts';
import { countApplicationAnswers } from '#features/jobs/applications/server/count-application-answers.ts';
import { remindOfPromises } from '#features/jobs/applications/server/remind-of-promises.ts';
import type { Database } from '#platform/database/database.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { sweepFiles } from './sweep-files.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

/**
 * What may no longer be kept is removed once a day for as long as the portal listens, and what can no
 * longer be brought back within a second; buyers and applicants whom nobody answered are told within
 * the hour, companies are reminded of what they promised and of what they wished to be, how they answer is counted, and what was accepted
 * is on paper, and programs told of it, within seconds.
 */
export function sweepWhileListening(
  app: FastifyInstance,
  { pool }: Database,
  { files, appUrl }: { readonly files: FileStore; readonly appUrl: string },
): void {
  let sweeping: readonly Scheduler[] = [];
  app.addHook('onListen', async () => {
    const daily = startScheduler({
      async tick() {
        const now = new Date();
        await sweepImports({ pool, now });
        return sweepFiles({ pool, files, now });
      },
      pauseMs: DAY_MS,
      onFailure: (error) => app.log.error({ err: error }, 'files could not be swept'),
    });
    const deleted = startScheduler({
      tick: () => sweepDeletions(pool),
      pauseMs: SECOND_MS,
      onFailure: (error) => app.log.error({ err: error }, 'deletions could not be swept'),
    });
    const unanswered = startScheduler({
      tick: async () => {
        await dropUnconfirmed(pool);
        await dropOldDeliveries(pool);
        await countAnswers(pool);
        const reminded = await remindOfLeads(pool, { today: todayAt(new Date()), appUrl });
        return reminded + (await tellUnanswered(pool, appUrl));
      },
      pauseMs: HOUR_MS,
      onFailure: (error) => app.log.error({ err: error }, 'buyers could not be told'),
    });
    const deals = startScheduler({
      tick: () => makeDueDeals({ pool, appUrl, log: app.log }),
      pauseMs: SECOND_MS,
      onFailure: (error) => app.log.error({ err: error }, 'papers could not be made'),
    });
    const promises = startScheduler({
      tick: async () => {
        const today = todayAt(new Date());
        const closed = await closeUnanswered(pool, { today, appUrl });
        const reminded = await remindOfPromises(pool, { today, appUrl });
        await countApplicationAnswers(pool, today);
        return closed + reminded;
      },
      pauseMs: HOUR_MS,
      onFailure: (error) => app.log.error({ err: error }, 'promises could not be seen to'),
    });
    // Side by side, so that a receiver that is slow holds up nobody else's.
    const webhooks = Array.from({ length: AT_ONCE }, () =>
      startScheduler({
        tick: () => deliverDue(pool),
        pauseMs: SECOND_MS,
        onFailure: (error) => app.log.error({ err: error }, 'webhooks could not be told'),
      }),
    );
    sweeping = [daily, deleted, unanswered, deals, promises, ...webhooks];
  });
  app.addHook('preClose', async () => {
    await Promise.all(sweeping.map((each) => each.stop()));
  });
}
