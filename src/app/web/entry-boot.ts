import { LATER_SCRIPTS, RUN_WHEN_USED } from '#platform/pages/later-scripts.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { untilInteraction } from './until-interaction.ts';

/** Runs the function after the first paint, or at once in a browser that does not report paints. */
function whenPainted(then: () => Promise<void>): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    void then();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    void then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function run(address: string): void {
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: address }));
}

/** Starts fetching a script, so that all of them load in parallel and not one after the other. */
function preload(address: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: address }));
}

const named = document.querySelector<HTMLMetaElement>(`meta[name="${LATER_SCRIPTS}"]`);
const [main = '', ...others] = named?.content.split(' ') ?? [];
const used = named?.hasAttribute(RUN_WHEN_USED) ? untilInteraction() : Promise.resolve();

void replayEarlyInput();
whenPainted(async () => {
  for (const address of [main, ...others]) preload(address);
  await used;
  run(main);
});
