const headingPattern = /^## (.*)$/gm;
const releasePattern = /^\[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/;

export type ReleaseFacts = {
  readonly changelog: string;
  /** The version that each file states. */
  readonly versions: Readonly<Record<string, string | undefined>>;
};

/** Requires the changelog to begin with Unreleased, followed by the current version with its date. */
export function findReleaseProblems({ changelog, versions }: ReleaseFacts): readonly string[] {
  const [first, ...releases] = [...changelog.matchAll(headingPattern)].map(([, text = '']) => text);
  const latest = releasePattern.exec(releases[0] ?? '')?.[1];
  return [
    ...(first === '[Unreleased]' ? [] : ['CHANGELOG.md: does not begin with ## [Unreleased]']),
    ...releases
      .filter((heading) => !releasePattern.test(heading))
      .map((heading) => `CHANGELOG.md: "${heading}" is not of the form [1.2.3] - 2026-01-31`),
    ...Object.entries(versions)
      .filter(([, version]) => version !== latest)
      .map(([name, version]) => `${name}: is at ${version}, the latest release is ${latest}`),
  ];
}
