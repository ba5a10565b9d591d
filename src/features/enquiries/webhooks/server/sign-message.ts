import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** In the format of the specification. */
export const shownSecret = (secret: Buffer) => PREFIX + secret.toString('base64');

type Message = { readonly id: string; readonly body: string; readonly at: Date };

/** The headers of a message according to the Standard Webhooks specification. */
export function signedHeaders(secret: Buffer, { id, body, at }: Message) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
