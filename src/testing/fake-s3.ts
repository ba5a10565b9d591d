import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { listingOf, type StoredObject } from './s3-answers.ts';
import { signatureOf } from './s3-signature.ts';

export const S3_KEY = 'AKIDTEST';
/** Contains characters that must be escaped in a URL. */
export const S3_SECRET = 'a/secret+of=the test';
export const S3_BUCKET = 'mai-files';
const REGION = 'me-south-1';
const LARGEST_SKEW_MS = 15 * 60_000;

/** Responds in place of the store; returns `true` if it has. */
type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

function timeOf(amzDate: string): number {
  const [, y, mo, d, h, mi, s] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate)?.map(Number) ?? [];
  return Date.UTC(y ?? 0, (mo ?? 1) - 1, d, h, mi, s);
}

/** Recomputes the signature and the content's hash from what arrived. */
function requireSigned(request: IncomingMessage, body: Buffer): void {
  const { method = '', url = '', headers } = request;
  const found = authorization.exec(headers.authorization ?? '');
  if (!found) throw new Refusal(403, 'AccessDenied');
  const [, key, scope = '', region, names = '', signature] = found;
  const signedHeaders = names.split(';');
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  if (needed.some((name) => !signedHeaders.includes(name))) throw new Refusal(403, 'AccessDenied');
  if (key !== S3_KEY) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== REGION) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const sentAt = timeOf(String(headers['x-amz-date']));
  if (Math.abs(Date.now() - sentAt) > LARGEST_SKEW_MS) {
    throw new Refusal(403, 'RequestTimeTooSkewed');
  }
  const expected = signatureOf({ method, url, headers, signedHeaders, scope }, S3_SECRET);
  if (signature !== expected) throw new Refusal(403, 'SignatureDoesNotMatch');
  const hash = headers['x-amz-content-sha256'];
  const isUnsigned = hash === 'UNSIGNED-PAYLOAD' && method !== 'PUT';
  if (!isUnsigned && hash !== createHash('sha256').update(body).digest('hex')) {
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  }
}

function send(response: ServerResponse, status: number, body: string | Buffer, headers = {}): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers });
  response.end(body);
}

function sendObject(response: ServerResponse, { content, modifiedAt }: StoredObject): void {
  response.writeHead(200, {
    'content-length': content.length,
    'content-type': 'binary/octet-stream',
    'last-modified': modifiedAt.toUTCString(),
    etag: `"${createHash('md5').update(content).digest('hex')}"`,
  });
  // Node sends no body in response to a HEAD request.
  response.end(content);
}

/** An S3 store with the documented API, which fails in the way a test wants. */
export async function startFakeS3() {
  const objects = new Map<string, StoredObject>();
  let intercept: Interceptor = () => false;

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const url = new URL(request.url ?? '', 'http://store');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (bucket !== S3_BUCKET) throw new Refusal(404, 'NoSuchBucket');
    if (key === '') {
      send(response, 200, listingOf(objects, url.searchParams));
    } else if (request.method === 'PUT') {
      objects.set(key, { content: body, modifiedAt: new Date() });
      send(response, 200, '');
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const object = objects.get(key);
      if (!object) throw new Refusal(404, 'NoSuchKey');
      sendObject(response, object);
    }
  }

  const server = createServer(async (request, response) => {
    if (intercept(request, response)) return;
    try {
      const body = await readBody(request);
      requireSigned(request, body);
      answer(request, response, body);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) return void request.destroy();
      send(
        response,
        refusal.status,
        `<?xml version="1.0"?><Error><Code>${refusal.message}</Code></Error>`,
      );
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function stop(): Promise<void> {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  afterAll(async () => {
    if (server.listening) await stop();
  });

  return {
    url: `s3://${S3_KEY}:${encodeURIComponent(S3_SECRET)}@127.0.0.1:${port}/${S3_BUCKET}?region=${REGION}&tls=0`,
    /** By key. Whatever a test adds here exists in the store. */
    objects,
    /** Stops listening until it is started again at the same address. */
    stop,
    async start(): Promise<void> {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    interceptWith(meant: Interceptor): void {
      intercept = meant;
    },
    recover(): void {
      intercept = () => false;
    },
  };
}
