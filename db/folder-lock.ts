import 'server-only';
import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative } from 'node:path';

/**
 * Locks a folder for this process. The embedded database has no lock of its own, and two processes on
 * one folder lose rows. The lock is a socket that its owner listens on: the system closes it when the
 * process ends, even by a crash, so no stale lock has to be removed by hand.
 * @returns a function that unlocks the folder
 * @throws Error in one line when a running process holds the lock
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') {
    return listenOn(`\\\\.\\pipe\\theogonie-${Buffer.from(folder).toString('hex')}`, folder);
  }
  const lock = join(folder, 'lock');
  const own = join(folder, `lock-${randomBytes(6).toString('hex')}`);
  const release = await listenOn(own, folder);
  try {
    await claim(own, lock, folder);
  } catch (error) {
    await release();
    throw error;
  }
  return async () => {
    rmSync(lock, { force: true });
    await release();
  };
}

/** Moves the socket of this process to the path of the lock, in place of a stale one. */
async function claim(own: string, lock: string, folder: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(own, lock);
      rmSync(own);
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (await isListening(lock)) throw inUse(folder);
    const aside = `${own}-dead`;
    try {
      renameSync(lock, aside);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      continue;
    }
    // Another process may have taken the lock between the check and the move: restore it.
    if (await isListening(aside)) {
      renameSync(aside, lock);
      throw inUse(folder);
    }
    rmSync(aside, { force: true });
  }
  throw inUse(folder);
}

function inUse(folder: string): Error {
  return new Error(
    `another process has the data folder ${folder} open: stop it, or set DATA_DIR or DATABASE_URL`,
  );
}

function listenOn(path: string, folder: string): Promise<() => Promise<void>> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer((socket) => socket.end());
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? inUse(folder) : error));
    server.listen(socketPath(path), () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath(path), () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The relative path where it is shorter: socket addresses hold about 100 bytes. */
function socketPath(path: string): string {
  if (process.platform === 'win32') return path;
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
