import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { codeOf, messageOf } from '#platform/database/error-code.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { findErrorCode } from './s3-listing.ts';
import type { S3Place } from './storage-url.ts';
import { StoreFault } from './store-fault.ts';

/** The time for all attempts together, until the response begins. */
const DEADLINE_MS = 10_000;
/** The pauses before the second and third attempt. All requests are idempotent, so they can be retried. */
const pausesMs = [100, 400];

type Question = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The path of a file, or '' for the bucket. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly content?: Uint8Array;
};

/** Sends a request to the store; undefined if the file does not exist. */
export type AskStore = (question: Question) => Promise<Response | undefined>;

const encodedPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

function addressOf(place: S3Place, { path, query }: Question): string {
  const file = path === '' ? '' : `/${encodedPath(path)}`;
  const asked = query ? `?${new URLSearchParams(query)}` : '';
  return place.url + file + asked;
}

/** The signature covers the content, so the store accepts it as a whole or not at all. */
function initOf({ method, content }: Question): RequestInit {
  if (!content) return { method };
  const hash = createHash('sha256').update(content).digest('hex');
  return { method, body: new Uint8Array(content), headers: { 'x-amz-content-sha256': hash } };
}

const isPassing = (status: number) => status >= 500 || status === 429;

function noAnswer({ method, path }: Question, error: unknown): StoreFault {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const reason = codeOf(cause) ?? (cause instanceof Error ? cause.name : 'unknown');
  return new StoreFault(`no answer to ${method} ${path}: ${messageOf(cause)}`, reason, {
    cause: error,
  });
}

async function understood(question: Question, response: Response): Promise<Response | undefined> {
  if (response.ok) return response;
  const text = await response.text().catch(() => '');
  const code = findErrorCode(text);
  const isGone = response.status === 404 && code !== 'NoSuchBucket';
  if (isGone && question.path !== '') return undefined;
  const { method, path } = question;
  const reason = code ?? String(response.status);
  throw new StoreFault(`${response.status} (${reason}) to ${method} ${path}`, reason);
}

export function createS3Client(place: S3Place, deadlineMs = DEADLINE_MS): AskStore {
  const { accessKeyId, secretAccessKey, region } = place;
  const breaker = createCircuitBreaker();
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function attempt(question: Question, signal: AbortSignal): Promise<Response> {
    try {
      const request = await signer.sign(addressOf(place, question), initOf(question));
      return await fetch(request, { signal, redirect: 'manual' });
    } catch (error) {
      throw noAnswer(question, error);
    }
  }

  async function persist(question: Question, signal: AbortSignal): Promise<Response> {
    for (const pauseMs of pausesMs) {
      const response = await attempt(question, signal).catch(() => undefined);
      if (response && !isPassing(response.status)) return response;
      await response?.body?.cancel();
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
    return attempt(question, signal);
  }

  return async (question) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlineMs);
    try {
      const { signal } = deadline;
      const response = await breaker(signal, () => persist(question, signal));
      return await understood(question, response);
    } finally {
      clearTimeout(timer);
    }
  };
}
