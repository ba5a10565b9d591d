import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { viteOptions } from '#app/build/vite-options.ts';
import type { FindAddress, RenderPage } from '#platform/pages/rendered-page.ts';
import type { Pages } from './mount-pages.ts';

/** Lets Vite serve the sources and reload them. It needs inline styles and a socket, so the CSP header is removed. */
function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.removeHeader('content-security-policy');
    if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return;
    await new Promise<void>((resolve) => {
      reply.raw.once('close', resolve);
      vite.middlewares(request.raw, reply.raw, () => resolve());
    });
    if (reply.raw.writableEnded) reply.hijack();
  });
}

/** Renders pages straight from their sources, with hot reload. */
export async function openDevelopmentPages(): Promise<Pages> {
  const vite = await createServer({ ...viteOptions(), server: { middlewareMode: true } });
  const load = () => vite.ssrLoadModule('/src/app/web/entry-render.tsx');
  return {
    render: async (request) => ((await load()).renderPage as RenderPage)(request),
    findAddress: async (url, language) =>
      ((await load()).findAddress as FindAddress)(url, language),
    findAssets: () => ({
      entry: '/src/app/web/entry-development.ts',
      styles: [],
      fonts: [],
      chunks: [],
    }),
    attach: (app) => serveSources(app, vite),
  };
}
