// Writes the software bill of materials of the running portal (CycloneDX) from the lockfile alone: npm run sbom -- FILE
// `npm sbom --omit=dev` omits packages that a development package needs as well, such as zod and postcss.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { listNeeded, listRunning, nameOf, packages } from './steps/locked-packages.mjs';

const refOf = (path) =>
  `pkg:npm/${nameOf(path).replace('@', '%40')}@${encodeURIComponent(packages[path].version)}`;

/** Converts `sha512-…` in base64 into CycloneDX hashes. */
function hashesOf(integrity = '') {
  return integrity
    .split(' ')
    .filter(Boolean)
    .map((each) => {
      const [, algorithm, digest] = /^(sha\d+)-(.+)$/.exec(each);
      const content = Buffer.from(digest, 'base64').toString('hex');
      return { alg: algorithm.replace('sha', 'SHA-'), content };
    });
}

/** A licence identifier is a valid SPDX expression; anything else is reported as a name. */
function licensesOf(license) {
  if (license === undefined) return [{ license: { name: 'not stated in the package' } }];
  const isExpression = /^[\w.+()-]+( (OR|AND|WITH) [\w.+()-]+)*$/.test(license);
  return [isExpression ? { expression: license } : { license: { name: license } }];
}

function componentOf(path) {
  const { version, integrity, license, optional } = packages[path];
  return {
    type: 'library',
    'bom-ref': refOf(path),
    name: nameOf(path),
    version,
    scope: optional ? 'optional' : 'required',
    hashes: hashesOf(integrity),
    licenses: licensesOf(license),
    purl: refOf(path),
  };
}

/** The same version in two folders is one component. */
const uniqueBy = (list, key) => [...new Map(list.map((each) => [each[key], each])).values()];

const byRef = (a, b) => (a < b ? -1 : 1);
const paths = listRunning();
const parts = paths.filter((path) => path !== '');
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: {
      type: 'application',
      'bom-ref': refOf(''),
      name: nameOf(''),
      version: packages[''].version,
      purl: refOf(''),
    },
  },
  components: uniqueBy(parts.map(componentOf), 'bom-ref').sort((a, b) => byRef(a.purl, b.purl)),
  dependencies: uniqueBy(
    paths.map((path) => ({
      ref: refOf(path),
      dependsOn: [...new Set(listNeeded(path).map(refOf))].sort(byRef),
    })),
    'ref',
  ),
};

const [file] = process.argv.slice(2);
const text = `${JSON.stringify(bill, null, 2)}\n`;
if (file) writeFileSync(file, text);
else process.stdout.write(text);
