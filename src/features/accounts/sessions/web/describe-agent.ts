type Pattern = readonly [RegExp, string];

/** The order matters: most browsers also claim to be some of those further down. */
const browsers: readonly Pattern[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly Pattern[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (patterns: readonly Pattern[], agent: string) =>
  patterns.find(([pattern]) => pattern.test(agent))?.[1];

/** The browser and operating system in a User-Agent, as far as recognised. */
export function describeAgent(agent: string): { browser?: string; system?: string } {
  return { browser: nameIn(browsers, agent), system: nameIn(systems, agent) };
}
