import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server for the tests, on loopback, in a folder that is removed with it. */
export type TestPostgres = {
  readonly url: string;
  readonly start: () => void;
  /** Kills it at once, like a crash. */
  readonly crash: () => void;
  readonly destroy: () => void;
};

/** Where the server's programs are, or `undefined` where PostgreSQL is not installed. */
export function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(':');
  return [...packaged, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')),
  );
}

/**
 * A free port on loopback. It lies below those that systems give to connections going out (49152 by
 * RFC 6335, 32768 on Linux): one of these would take it while nothing listens there.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** PostgreSQL and PgBouncer refuse to run as root, so root runs them as the user `postgres`. */
export function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** Creates and starts a server. @param disk folder that it is on @throws with the output of a program that fails */
export async function startPostgres(
  programs: string,
  maxConnections = 160,
  disk = tmpdir(),
): Promise<TestPostgres> {
  const user = serverUser();
  const folder = mkdtempSync(join(disk, 'theogonie-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();

  const call = (program: string, args: string[]) => {
    // The server that pg_ctl starts would keep our pipes open, so its output goes to a log file.
    const result = spawnSync(join(programs, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    if (result.status !== 0) throw new Error(`${program} failed; see ${folder}`);
  };
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c max_connections=${maxConnections}`;
  const log = join(folder, 'log');
  const start = () => call('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start']);
  const crash = () => call('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);

  call('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    start,
    crash,
    destroy: () => {
      spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], user);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
