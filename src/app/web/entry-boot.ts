import { LATER_SCRIPTS } from '#platform/pages/later-scripts.ts';

/** Once the first words are on the screen; at once where a browser does not tell. */
function whenPainted(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    then();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
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

whenPainted(() => {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${LATER_SCRIPTS}"]`);
  const [main = '', ...others] = named?.content.split(' ') ?? [];
  run(main);
  for (const address of others) preload(address);
});
