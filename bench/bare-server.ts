// The floor: a bare Fastify that sends given bytes from memory, with nothing else to do. Of headers it
// sends the content's type, encoding and length, and what Node adds by itself (date, keep-alive).
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { BODY_FILE = '', CONTENT_TYPE = '', CONTENT_ENCODING = '', PORT } = process.env;
const body = readFileSync(BODY_FILE);
const app = Fastify();
const headers = {
  'content-type': CONTENT_TYPE,
  ...(CONTENT_ENCODING ? { 'content-encoding': CONTENT_ENCODING } : {}),
};
app.get('/*', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
