// Plain JavaScript for any Node from 20.19. It installs the packages and hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenNpmIsGone } from './npm-above.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const OLDEST_LAUNCHER = [20, 19];
const RUNTIME_MAJOR = 24;
const installedMark = join(root, 'node_modules/.cache/mai/installed');
const compiledFolder = join(root, 'node_modules/.cache/mai/compiled');

export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

function requireLauncher() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldMajor, oldMinor] = OLDEST_LAUNCHER;
  if (major > oldMajor || (major === oldMajor && minor >= oldMinor)) return;
  fail(
    `Mai needs Node ${OLDEST_LAUNCHER.join('.')} or newer to install itself; this is ${process.version}.\n` +
      'Install a current Node from https://nodejs.org and run the command again.',
  );
}

function installLockfile() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === wanted) return;

  process.stdout.write('Installing the packages named in package-lock.json …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail('npm ci failed; its own message is above.');
  mkdirSync(join(installedMark, '..'), { recursive: true });
  writeFileSync(installedMark, wanted);
}

function findRuntime() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const shipped = join(root, `node_modules/node-${platform}-${process.arch}/bin/${binary}`);
  if (existsSync(shipped)) return shipped;
  if (Number(process.versions.node.split('.')[0]) >= RUNTIME_MAJOR) return process.execPath;
  return fail(
    `No Node ${RUNTIME_MAJOR} is shipped for ${process.platform}-${process.arch}, and this one is ${process.version}.\n` +
      `Install Node ${RUNTIME_MAJOR} or newer and run the command again.`,
  );
}

/** Installs the lockfile's packages if they are not installed yet, and returns the path of the Node to run with. */
export function prepareRuntime() {
  requireLauncher();
  installLockfile();
  return findRuntime();
}

const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end, with the pinned Node first on PATH, and returns its exit code. The compile cache is kept
 * for the next start, and for programs and threads that this one starts.
 */
export function run(runtime, args, env = {}, stdin = 'inherit') {
  const pathWithRuntime = `${join(runtime, '..')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const child = spawn(runtime, args, {
    cwd: root,
    stdio: [stdin, 'inherit', 'inherit'],
    env: {
      NODE_COMPILE_CACHE: compiledFolder,
      ...process.env,
      PATH: pathWithRuntime,
      ...env,
    },
  });
  const forward = (signal) => child.kill(signal);
  for (const signal of forwardedSignals) process.on(signal, forward);
  const stopLooking = whenNpmIsGone(() => forward('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Could not start ${runtime}: ${error.message}`));
    child.on('exit', (code, signal) => {
      for (const each of forwardedSignals) process.off(each, forward);
      stopLooking();
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 130));
    });
  });
}

/** Runs the portal. It ends when this process does, because this process holds its standard input open. */
export function runPortal(runtime, args, env) {
  return run(runtime, [...args, '--launched'], env, 'pipe');
}

export async function runOrExit(runtime, args, env) {
  const code = await run(runtime, args, env);
  if (code !== 0) process.exit(code);
}
