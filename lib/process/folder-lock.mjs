import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';

/** @typedef {() => Promise<void>} Unlock */

/**
 * Locks a folder for this process. The lock is a socket that its owner listens on: the system closes it when
 * the process ends, even by a crash, so no stale lock has to be removed by hand. Plain JavaScript, because it
 * also guards the installation of packages.
 * @param {string} folder
 * @returns {Promise<Unlock | undefined>} a function that unlocks it; `undefined` when a running process holds the lock
 */
export async function lockFolder(folder) {
  if (process.platform === 'win32') {
    return listenOn(`\\\\.\\pipe\\theogonie-${Buffer.from(folder).toString('hex')}`);
  }
  const lock = join(folder, 'lock');
  const own = join(folder, `lock-${randomBytes(6).toString('hex')}`);
  const release = await listenOn(own);
  if (!(await claim(own, lock))) {
    await release?.();
    return undefined;
  }
  return async () => {
    rmSync(lock, { force: true });
    await release?.();
  };
}

/**
 * Moves the socket of this process to the path of the lock, in place of a stale one.
 * @param {string} own @param {string} lock
 */
async function claim(own, lock) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(own, lock);
      rmSync(own);
      return true;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (await isListening(lock)) return false;
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
      return false;
    }
    rmSync(aside, { force: true });
  }
  return false;
}

/** @param {string} path @returns {Promise<Unlock | undefined>} */
function listenOn(path) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error) =>
      hasCode(error, 'EADDRINUSE') ? resolve(undefined) : reject(error),
    );
    server.listen(socketPath(path), () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

/**
 * Whether a process listens there. One that is too busy to accept connections still holds its lock.
 * @param {string} path @returns {Promise<boolean>}
 */
function isListening(path) {
  return new Promise((resolve) => {
    const socket = connect(socketPath(path), () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) =>
      resolve(!hasCode(error, 'ECONNREFUSED') && !hasCode(error, 'ENOENT')),
    );
  });
}

/** The relative path where it is shorter: socket addresses hold about 100 bytes. @param {string} path */
function socketPath(path) {
  if (process.platform === 'win32') return path;
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code;
}
