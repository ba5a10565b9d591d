// Finds a Chromium that really starts: the one named in PORTAL_BROWSER, the one shipped through npm, an installed one,
// and only then one that has to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fail, root } from './runtime.mjs';

const STARTS_WITHIN_MS = 60_000;

/**
 * A browser counts only if it renders a page when driven like the browser tests drive it. The shell that npm ships can
 * do that, although it never exits when told to print a page by itself.
 */
async function starts({ path, env = {} }) {
  const { chromium } = await import('@playwright/test');
  const launched = chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...process.env, ...env },
    timeout: STARTS_WITHIN_MS,
  });
  const browser = await launched.catch(() => undefined);
  if (!browser) return false;
  const rendered = async () => {
    const page = await browser.newPage();
    await page.setContent('<p>rendered</p>', { timeout: STARTS_WITHIN_MS });
    return (await page.textContent('p')) === 'rendered';
  };
  const isSound = await rendered().catch(() => false);
  await browser.close();
  return isSound;
}

function unpackShipped(packageFolder, target) {
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(join(unfinished, 'lib'), { recursive: true });
  const unpack = (name) => brotliDecompressSync(readFileSync(join(packageFolder, 'bin', name)));
  writeFileSync(join(unfinished, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
  for (const [name, folder] of [
    ['al2023.tar.br', ''],
    ['swiftshader.tar.br', ''],
  ]) {
    const tar = spawnSync('tar', ['-x', '-C', join(unfinished, folder)], { input: unpack(name) });
    if (tar.status !== 0) throw new Error(`tar could not unpack ${name}`);
  }
  writeFonts(unfinished);
  // Renamed once it is complete, so that two simultaneous runs leave one good folder.
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Without any font, text is invisible; this one contains Arabic. */
function writeFonts(folder) {
  const fonts = join(root, 'node_modules/dejavu-fonts-ttf/ttf');
  const config = `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>`;
  writeFileSync(join(folder, 'fonts.conf'), config);
}

/** The package contains a binary for x64 Linux only. */
function findShipped() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageFolder = join(root, 'node_modules/@sparticuz/chromium');
  if (!existsSync(join(packageFolder, 'bin/chromium.br'))) return undefined;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const target = join(root, `node_modules/.cache/mai/chromium-${version}`);
  if (!existsSync(target)) unpackShipped(packageFolder, target);
  const env = { LD_LIBRARY_PATH: join(target, 'lib'), FONTCONFIG_FILE: join(target, 'fonts.conf') };
  return { path: join(target, 'chromium'), env };
}

/** Preferred, because the headless shell takes a third of the CPU time of a full Chromium. */
const shellPaths = ['/usr/bin/chromium-headless-shell'];
const wholePaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findFirst(paths) {
  const path = paths.find((candidate) => existsSync(candidate));
  return path ? { path } : undefined;
}

const findWhole = () => findFirst(wholePaths);
const findInstalled = () => findFirst([...shellPaths, ...wholePaths]);

function installByApt(packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  process.stdout.write('Installing Chromium for the browser tests …\n');
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = (name) => apt(['install', '-y', '-qq', '--no-install-recommends', name]).status;
  apt(['update', '-qq']);
  for (const name of packages) if (install(name) === 0) break;
  return findInstalled();
}

function installByPlaywright() {
  const script = join(root, 'node_modules/@playwright/test/cli.js');
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: '0' };
  spawnSync(process.execPath, [script, 'install', 'chromium'], { stdio: 'inherit', env });
  const found = spawnSync(
    process.execPath,
    ['-p', 'require("playwright-core").chromium.executablePath()'],
    { cwd: root, env, encoding: 'utf8' },
  ).stdout.trim();
  return existsSync(found) ? { path: found } : undefined;
}

/** Older releases have no package for the shell. */
const anyWays = [
  findShipped,
  findInstalled,
  () => installByApt(['chromium-headless-shell', 'chromium']),
  installByPlaywright,
];
const wholeWays = [findWhole, () => installByApt(['chromium']) && findWhole(), installByPlaywright];

/**
 * Environment variables that make the browser tests use a browser that starts. Measurements require a full one, because
 * the shell writes no traces of page performance.
 */
export async function requireBrowser({ whole = false } = {}) {
  const named = process.env.PORTAL_BROWSER;
  const found = whole ? wholeWays : anyWays;
  const ways = named ? [() => ({ path: named })] : found;
  for (const way of ways) {
    const browser = way();
    if (browser && (await starts(browser))) return { PORTAL_BROWSER: browser.path, ...browser.env };
  }
  return fail(
    named
      ? `PORTAL_BROWSER=${named} does not start.`
      : 'The browser tests need Chromium or Chrome, and none could be found or installed.\n' +
          'Install one, or name it: PORTAL_BROWSER=/path/to/chrome npm test',
  );
}
