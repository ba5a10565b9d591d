import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { hashOf, signedText } from '#platform/payments/tap/hashstring.ts';

type PostedCharge = {
  amount: number;
  currency: string;
  reference: { order: string; idempotent: string };
};

export type FakeCharge = PostedCharge & { id: string; status: string };

/** Responds in place of the gateway; returns `true` if it has. */
type Interceptor = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

export const GATEWAY_KEY = 'sk_test_fake';

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || 'null');
}

function objectOf(charge: FakeCharge, url: string) {
  const { id, status, amount, currency, reference } = charge;
  return {
    id,
    object: 'charge',
    live_mode: false,
    status,
    amount,
    currency,
    transaction: { created: '1700000000000', url },
    reference: { order: reference.order, payment: '77', gateway: '99' },
    response: { code: status === 'CAPTURED' ? '000' : '100' },
  };
}

/** A gateway with the provider's API, which fails in the way a test wants. */
export async function startFakeGateway() {
  const charges = new Map<string, FakeCharge>();
  let intercept: Interceptor = () => false;
  let afterCreate = () => {};

  function create(posted: PostedCharge): FakeCharge {
    const { idempotent } = posted.reference;
    const known = [...charges.values()].find((each) => each.reference.idempotent === idempotent);
    if (known) return known;
    const charge = { ...posted, id: `chg_FAKE${charges.size + 1}`, status: 'INITIATED' };
    charges.set(charge.id, charge);
    return charge;
  }

  const server = createServer(async (request, response) => {
    if (await intercept(request, response)) return;
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${GATEWAY_KEY}`) {
      return answer(401, { errors: [{ code: '2107' }] });
    }
    const id = /^\/v2\/charges\/(\w+)$/.exec(request.url ?? '')?.[1];
    const charge = id ? charges.get(id) : create((await readJson(request)) as PostedCharge);
    if (!charge) return answer(404, { errors: [{ code: '1144' }] });
    answer(200, objectOf(charge, `${base}/pay/${charge.id}`));
    if (!id) afterCreate();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => server.closeAllConnections() ?? server.close());

  return {
    env: { TAP_SECRET_KEY: GATEWAY_KEY, TAP_URL: `${base}/v2/` },
    charges: () => [...charges.values()],
    chargeOf: (orderId: string) =>
      [...charges.values()].find(({ reference }) => reference.order === orderId),
    set(id: string, status: string) {
      const charge = charges.get(id);
      if (charge) charge.status = status;
    },
    /** A genuine notice about a charge. */
    noticeOf(id: string) {
      const charge = charges.get(id);
      if (!charge) throw new Error(`There is no charge ${id}`);
      const body = objectOf(charge, base);
      return { body, hashstring: hashOf(signedText(body) ?? '', GATEWAY_KEY) };
    },
    /** From now on every request is passed to this function first. */
    interceptWith(next: Interceptor) {
      intercept = next;
    },
    recover() {
      intercept = () => false;
      afterCreate = () => {};
    },
    /** Called after the response to a created charge was sent. */
    onceCreated(call: () => void) {
      afterCreate = call;
    },
  };
}

export type FakeGateway = Awaited<ReturnType<typeof startFakeGateway>>;
