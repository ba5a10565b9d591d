import { expect, test } from 'vitest';
import { findReleaseProblems } from './release.ts';

const changelog =
  '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-15\n\n### Added\n- A thing.\n';
const versions = { 'package.json': '0.2.0' };

test('a dated release with the version that we have is in order', () => {
  expect(findReleaseProblems({ changelog, versions })).toEqual([]);
});

test('another version than that of the latest release is found', () => {
  expect(findReleaseProblems({ changelog, versions: { 'package.json': '0.3.0' } })).toEqual([
    'package.json: is at 0.3.0, the latest release is 0.2.0',
  ]);
});

test('a release without its day is found', () => {
  const undated = changelog.replace(' - 2026-11-15', '');
  expect(findReleaseProblems({ changelog: undated, versions })).toContain(
    'CHANGELOG.md: "[0.2.0]" is not of the form [1.2.3] - 2026-01-31',
  );
});

test('a changelog with no place for what comes is found', () => {
  const closed = changelog.replace('## [Unreleased]\n\n', '');
  expect(findReleaseProblems({ changelog: closed, versions })).toContain(
    'CHANGELOG.md: does not begin with ## [Unreleased]',
  );
});
