import type pg from 'pg';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { sendDueMails } from './send-due-mails.ts';
import type { Transport } from './transport.ts';

const PAUSE_MS = 2_000;

type MailerLog = { error(details: object, message: string): void };

/** Sends mail in the background for as long as the portal runs. */
export function startMailer(pool: pg.Pool, transport: Transport, log: MailerLog): Scheduler {
  return startScheduler({
    tick: () => sendDueMails(pool, transport),
    pauseMs: PAUSE_MS,
    onFailure: (error) => log.error({ err: error }, 'mail could not be looked after'),
  });
}
