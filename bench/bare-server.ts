// The baseline: a bare Fastify that sends given bytes and headers from memory and does nothing else.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { BODY_FILE = '', HEADERS = '{}', PORT } = process.env;
const body = readFileSync(BODY_FILE);
const headers = JSON.parse(HEADERS);
const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
