/** A bucket of an S3-compatible store, with the credentials for it. */
export type S3Place = {
  /** The address of the bucket, without a trailing slash. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

const FORM = 's3://KEY:SECRET@HOST/BUCKET?region=REGION&tls=0|1';
const DEFAULT_REGION = 'us-east-1';

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const regionName = /^[a-z0-9-]{2,40}$/i;

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function findQueryProblem(query: URLSearchParams): string | undefined {
  for (const [name, value] of query) {
    if (name === 'tls' && !/^[01]$/.test(value)) return 'must say tls=0 or tls=1';
    if (name === 'region' && !regionName.test(value)) return 'must name a region';
    if (name !== 'tls' && name !== 'region') return `knows only region and tls, not ${name}`;
  }
  return undefined;
}

/** What is wrong with a storage address, without quoting its credentials; undefined if it is valid. */
export function findStorageProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 's3:' || !url.hostname) {
    return `must be ${FORM}, with signs such as / in the secret written as %2F`;
  }
  if (!isEncoded(url.username) || !isEncoded(url.password)) {
    return `must name a key and its secret: ${FORM}`;
  }
  if (!bucketName.test(url.pathname.slice(1))) return `must name one bucket: ${FORM}`;
  return findQueryProblem(url.searchParams);
}

/** Parses a valid address. Buckets are addressed by path, which every store supports. */
export function readStorageUrl(address: string): S3Place {
  const { username, password, host, pathname, searchParams } = new URL(address);
  const protocol = searchParams.get('tls') === '0' ? 'http' : 'https';
  return {
    url: `${protocol}://${host}${pathname}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? DEFAULT_REGION,
  };
}
