import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import type { FindAddress, RenderPage } from '#platform/pages/rendered-page.ts';
import type { Pages } from './mount-pages.ts';
import { readPageAssets } from './page-assets.ts';

type RenderBundle = { readonly renderPage: RenderPage; readonly findAddress: FindAddress };

/** The pages as built by `npm start`. */
export async function openBuiltPages(dist: string): Promise<Pages> {
  const entry = join(dist, 'render/entry-render.js');
  if (!existsSync(entry)) {
    throw new StartProblem('The pages are not built. Start with npm start.', exitCodes.internal);
  }
  const module: RenderBundle = await import(pathToFileURL(entry).href);
  const { renderPage, findAddress } = module;
  return { render: renderPage, findAddress, findAssets: readPageAssets(join(dist, 'browser')) };
}
