import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '#platform/calls/call.ts';
import { unreadableRequest } from '#platform/calls/call-problem.ts';
import type { UploadedFile } from '#platform/calls/fields.ts';

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  return { name: part.filename, content: await part.toBuffer() };
}

async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts()) {
    input[part.fieldname] = part.type === 'file' ? await readFile(part) : part.value;
  }
  return input;
}

/** The fields of a request, from the query of a GET or from a JSON, form or multipart body. */
export async function readInput(
  request: FastifyRequest,
  call: AnyCall,
): Promise<Record<string, unknown>> {
  if (call.method === 'GET') return request.query as Record<string, unknown>;
  if (request.isMultipart()) return readMultipart(request);
  const { body } = request;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw unreadableRequest();
  return body as Record<string, unknown>;
}
