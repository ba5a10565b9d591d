import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll } from 'vitest';
import type { TestAnswer, TestApp } from './start-test-app.ts';

export type ProgramAnswer = {
  readonly isError: boolean;
  /** The whole answer as text, for searching in it. */
  readonly text: string;
  readonly answer: TestAnswer['body'];
};

export type ProgramSession = {
  readonly client: Client;
  use(tool: string, given?: Record<string, unknown>): Promise<ProgramAnswer>;
};

/** Connects to /mcp with the protocol's own client; closed after the file. */
export async function joinAsProgram(
  { app }: Pick<TestApp, 'app'>,
  { path = '/mcp', key }: { path?: string; key?: string } = {},
): Promise<ProgramSession> {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const client = new Client({ name: 'test', version: '1' });
  const headers = key ? { authorization: `Bearer ${key}` } : undefined;
  const url = new URL(`http://127.0.0.1:${port}${path}`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  afterAll(() => client.close());
  return {
    client,
    async use(tool, given = {}) {
      const told = await client.callTool({ name: tool, arguments: given });
      const answer = told.structuredContent ?? told;
      return { isError: told.isError === true, text: JSON.stringify(answer), answer };
    },
  };
}
