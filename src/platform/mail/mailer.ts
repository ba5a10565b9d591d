import type pg from 'pg';
import { sendDueMails } from './send-due-mails.ts';
import type { Transport } from './transport.ts';

const PAUSE_MS = 2_000;

export type Mailer = {
  /** Lets the running batch end; what is left goes after the next start. */
  stop(): Promise<void>;
};

type MailerLog = { error(details: object, message: string): void };

/** Sends mail in the background for as long as the portal runs. */
export function startMailer(pool: pg.Pool, transport: Transport, log: MailerLog): Mailer {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  async function round(): Promise<void> {
    let tried = 0;
    try {
      tried = await sendDueMails(pool, transport);
    } catch (error) {
      log.error({ err: error }, 'mail could not be looked after');
    }
    if (!stopped) timer = setTimeout(begin, tried > 0 ? 0 : PAUSE_MS);
  }

  function begin(): void {
    running = round();
  }

  begin();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
