// The baseline for a message: a bare server that sends the same bytes and headers in response to a GET, and to a
// message that it reads and ignores.
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

const { BODY_FILE = '', HEADERS = '{}', PORT } = process.env;
const body = readFileSync(BODY_FILE);
const headers = Object.entries(JSON.parse(HEADERS)).flat() as string[];

function send(response: ServerResponse): void {
  response.writeHead(200, headers);
  response.end(body);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    send(response);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    send(response);
  });
});
server.listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
