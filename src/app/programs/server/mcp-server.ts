import { type JSONObject, type Tool as ListedTool, Server } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '#platform/auth/caller.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';
import { schemaOf } from '#platform/calls/openapi.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { callTool, openPage } from './call-tool.ts';
import { OPEN_PAGE } from './kept-messages.ts';
import { ownTools } from './own-tools.ts';
import { publicTools } from './public-tools.ts';
import type { Tool } from './tool.ts';

type Parts = {
  readonly app: FastifyInstance;
  readonly appUrl: string;
  findCaller(): Promise<Caller | null>;
  /** Called with the ETag of the one answer that a tool's answer was made from. */
  onMadeOf(etag: string): void;
};

const instructions = [
  'Mai is the portal of the Arabian medical community: companies, products, medicines, catalogs, events and jobs by country.',
  'Ask with ask_mai in English or Arabic, as a person would; list with the list tools and their filters; read a record with open_page.',
  'Answers name the address of each record and the day they were made; name the address when you use one.',
  'Mai gives no medical advice.',
].join(' ');

const openPageTool: ListedTool = {
  name: OPEN_PAGE,
  description: 'A public page of this portal as Markdown, by its address',
  inputSchema: {
    type: 'object',
    properties: { address: { type: 'string', maxLength: 500 } },
    required: ['address'],
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** A tool's input schema without claims: the token says who is calling, so callers cannot. */
function inputOf({ call }: Tool): ListedTool['inputSchema'] {
  const { properties = {}, required = [] } = schemaOf(inputSchemaOf(call), 'input') as {
    properties?: Record<string, JSONObject>;
    required?: string[];
  };
  const isClaim = (name: string) => (call.claims as readonly string[]).includes(name);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isClaim(name))),
    required: required.filter((name) => !isClaim(name)),
  };
}

const described = new Map<Tool, ListedTool>();

/** Describes a tool when it is first listed, because describing takes longer than the rest of the answer. */
function listed(tool: Tool): ListedTool {
  const known = described.get(tool) ?? describe(tool);
  described.set(tool, known);
  return known;
}

function describe(tool: Tool): ListedTool {
  const reads = tool.call.method === 'GET';
  return {
    name: tool.name,
    description: tool.call.summary,
    inputSchema: inputOf(tool),
    annotations: { readOnlyHint: reads, openWorldHint: false },
  };
}

/** Public tools, and the own tools that the caller's key allows. */
function toolsFor(caller: Caller | null): readonly Tool[] {
  const { key } = caller ?? {};
  if (!key) return publicTools;
  const allowed = ownTools.filter(({ call }) => {
    try {
      key.requireFor(call);
      return true;
    } catch {
      return false;
    }
  });
  return [...publicTools, ...allowed];
}

const today = () => todayAt(new Date());

const textResult = (text: string, isError = false) => ({
  content: [{ type: 'text' as const, text }],
  isError,
});

/** The MCP server of a single request. */
export function mcpServer(
  request: FastifyRequest,
  { app, appUrl, findCaller, onMadeOf }: Parts,
): Server {
  const server = new Server(
    { name: 'mai', version: '1' },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', async () => ({
    tools: [openPageTool, ...toolsFor(await findCaller()).map(listed)],
  }));
  server.setRequestHandler('tools/call', async ({ params: { name, arguments: given = {} } }) => {
    if (name === OPEN_PAGE) {
      const page = await openPage(app, request, { address: given.address, appUrl });
      if (page === undefined) return textResult('There is no such page.', true);
      if (page.etag) onMadeOf(page.etag);
      return textResult(page.text);
    }
    // The call itself checks what the caller may do, as for everybody.
    const tool = [...publicTools, ...ownTools].find((each) => each.name === name);
    if (!tool) return textResult(`There is no tool called ${name}.`, true);
    const { failed, answer, etag } = await callTool(app, request, { tool, given, appUrl });
    if (etag) onMadeOf(etag);
    const dated = { ...answer, day: today() };
    return { ...textResult(JSON.stringify(dated), failed), structuredContent: dated };
  });
  return server;
}
