import { afterAll } from 'vitest';
import { type MailSink, openMailSink } from './mail-sink.ts';

/** A mail server for the tests of one file. */
export async function startMailServer(delayMs = 0): Promise<Omit<MailSink, 'close'>> {
  const { close, ...sink } = await openMailSink(delayMs);
  afterAll(close);
  return sink;
}
