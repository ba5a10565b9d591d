// The floor: a bare Fastify that sends given bytes from memory, with nothing else to do.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const { BODY_FILE = '', CONTENT_TYPE = '', PORT } = process.env;
const body = readFileSync(BODY_FILE);
const app = Fastify();
app.get('/*', (_request, reply) => reply.type(CONTENT_TYPE).send(body));
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
