import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-files.ts';

type Locked = {
  readonly version: string;
  readonly dev?: boolean;
  readonly integrity?: string;
  readonly license?: string;
};

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly 'bom-ref': string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly {
    readonly expression?: string;
    readonly license?: { readonly name: string };
  }[];
};

type Bill = {
  readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};

const read = (name: string) => JSON.parse(readFileSync(join(repository, name), 'utf8'));
const manifest = read('package.json');
const lockfile: { packages: Record<string, Locked> } = read('package-lock.json');
const script = join(repository, 'scripts/sbom.mjs');
const text = execFileSync(process.execPath, [script], { encoding: 'utf8' });
const bill: Bill = JSON.parse(text);

/** The lockfile marks with `dev` what only development needs. */
const expected = Object.entries(lockfile.packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...locked }));

const find = ({ name, version }: { name: string; version: string }) =>
  bill.components.find((part) => part.name === name && part.version === version);

test('the portal is named with its version', () => {
  const { name, version } = manifest;
  expect(bill.metadata.component).toMatchObject({ name, version });
});

test('every package that the portal runs with is named, and no other', () => {
  const names = (list: readonly { name: string; version: string }[]) =>
    [...new Set(list.map(({ name, version }) => `${name}@${version}`))].sort();
  expect(names(bill.components)).toEqual(names(expected));
  expect(names(bill.components)).toEqual(
    expect.arrayContaining(
      names(
        Object.entries<string>(manifest.dependencies).map(([name, version]) => ({ name, version })),
      ),
    ),
  );
});

test('each has the hash of the lockfile and a licence', () => {
  for (const locked of expected) {
    const part = find(locked);
    const hashes = part?.hashes.map(({ alg, content }) => {
      const digest = Buffer.from(content, 'hex').toString('base64');
      return `${alg.toLowerCase().replace('-', '')}-${digest}`;
    });
    expect(hashes?.join(' ')).toBe(locked.integrity ?? '');
    const [licence] = part?.licenses ?? [];
    expect(licence?.expression ?? licence?.license?.name).toBe(
      locked.license ?? 'not stated in the package',
    );
  }
});

test('what needs what leads to parts that are named', () => {
  const refs = new Set(bill.components.map((part) => part['bom-ref']));
  expect(
    bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref)),
  ).toEqual([]);
  expect(
    bill.dependencies.find(({ ref }) => ref.startsWith('pkg:npm/fastify@'))?.dependsOn,
  ).toContain(find({ name: 'pino', version: manifest.dependencies.pino })?.purl);
});

test('no registry is named', () => {
  expect([...text.matchAll(/https?:\/\/[^/"]+/g)].map(String)).toEqual(['http://cyclonedx.org']);
});
