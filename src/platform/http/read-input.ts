import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '#platform/calls/call.ts';
import { unreadableRequest } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';
import { fileLimits, fileTooLarge } from './body-limits.ts';

type Received = { readonly field: string; readonly name: string; readonly path: string };

/** Streams a file to disk, so that a slow sender takes no memory meanwhile. */
async function receiveFile(part: MultipartFile, path: string, call: AnyCall): Promise<void> {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (part.file.truncated) throw fileTooLarge(call, part.fieldname);
}

async function readReceived({ name, path }: Received): Promise<UploadedFile> {
  return { name, content: await readFile(path) };
}

/** Whether the multipart parser threw: its errors have no code, those of the disk and the connection do. */
const isOfParser = (problem: unknown) =>
  problem instanceof Error && problem.constructor === Error && !('code' in problem);

/** Yields the parts of a multipart body as they arrive; a malformed body is the sender's fault. */
async function* partsOf(request: FastifyRequest, call: AnyCall): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: fileLimits(call) });
  } catch (problem) {
    throw isOfParser(problem) ? unreadableRequest() : problem;
  }
}

const REPLACEMENT = Buffer.from('\ufffd');

/**
 * Tells texts in which bytes that are no letters became replacement characters from those whose sender wrote one;
 * watched from before the first byte is read.
 */
function watchLetters({ raw }: FastifyRequest): { areLost(text: unknown): boolean } {
  let isWritten = false;
  raw.on('data', (piece: Buffer) => {
    isWritten ||= piece.includes(REPLACEMENT);
  });
  return { areLost: (text) => String(text).includes('\ufffd') && !isWritten };
}

async function readMultipart(
  request: FastifyRequest,
  call: AnyCall,
  folder: string,
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = Object.create(null);
  const received: Received[] = [];
  const letters = watchLetters(request);
  try {
    for await (const part of partsOf(request, call)) {
      if (part.type === 'file') {
        const path = join(folder, randomUUID());
        received.push({ field: part.fieldname, name: part.filename, path });
        // Created for each file, because systems clean up temporary folders that were not touched for days.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await receiveFile(part, path, call);
      } else if (letters.areLost(part.value)) throw unreadableRequest();
      else input[part.fieldname] = part.value;
    }
    for (const file of received) input[file.field] = await readReceived(file);
    return input;
  } finally {
    await Promise.all(received.map(({ path }) => rm(path, { force: true })));
  }
}

/** The input of a request: the query of a GET, else a JSON, form or multipart body. */
export async function readInput(
  request: FastifyRequest,
  call: AnyCall,
  folder: string,
): Promise<Record<string, unknown>> {
  if (call.method === 'GET') return request.query as Record<string, unknown>;
  if (request.isMultipart()) return readMultipart(request, call, folder);
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw unreadableRequest();
  return body as Record<string, unknown>;
}
