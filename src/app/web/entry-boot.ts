import { LATER_SCRIPTS, RUN_WHEN_USED } from '#platform/pages/later-scripts.ts';
import { holdActs } from './hold-acts.ts';
import { untilUsed } from './until-used.ts';

/** Once the first words are on the screen; at once where a browser does not tell. */
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

/** Fetches side by side what the main script would otherwise ask for file by file. */
function preload(address: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href: address }));
}

const named = document.querySelector<HTMLMetaElement>(`meta[name="${LATER_SCRIPTS}"]`);
const [main = '', ...others] = named?.content.split(' ') ?? [];
const used = named?.hasAttribute(RUN_WHEN_USED) ? untilUsed() : Promise.resolve();

void holdActs();
whenPainted(async () => {
  for (const address of [main, ...others]) preload(address);
  await used;
  run(main);
});
