import type pg from 'pg';
import { type Scheduler, startScheduler } from '#platform/scheduler/start-scheduler.ts';
import { dropExpiredMails } from './drop-expired-mails.ts';
import { releaseHeldMails } from './held-mails.ts';
import { mailSenders } from './mail-senders.ts';
import { sendNextMail } from './send-next-mail.ts';
import type { Transport } from './transport.ts';

const EXPIRED_PAUSE_MS = 10_000;
const HELD_PAUSE_MS = 1_000;

type MailerLog = { error(details: object, message: string): void };

/** Sends mails in the background for as long as the portal runs. */
export function startMailer(pool: pg.Pool, transport: Transport, log: MailerLog): Scheduler {
  const onFailure = (error: unknown) => log.error({ err: error }, 'mail could not be looked after');
  const sending = mailSenders.map(({ lanes, pauseMs }) =>
    startScheduler({
      tick: async () => Number(await sendNextMail(pool, transport, lanes)),
      pauseMs,
      onFailure,
    }),
  );
  const dropping = startScheduler({
    tick: () => dropExpiredMails.run(pool),
    pauseMs: EXPIRED_PAUSE_MS,
    onFailure,
  });
  const releasing = startScheduler({
    tick: () => releaseHeldMails(pool),
    pauseMs: HELD_PAUSE_MS,
    onFailure,
  });
  return {
    async stop() {
      await Promise.all([...sending, dropping, releasing].map((each) => each.stop()));
    },
  };
}
