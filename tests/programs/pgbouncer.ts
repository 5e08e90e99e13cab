import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findPgBouncer } from './nginx.mjs';
import { freePort, serverUser } from './postgres';

/** A PgBouncer in transaction mode in front of a server: many clients share `pool` connections. */
export async function startPgBouncer(serverUrl: string, pool: number) {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-pgbouncer-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const { hostname, port, username, pathname } = new URL(serverUrl);
  const own = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `shop = host=${hostname} port=${port} user=${username} dbname=${pathname.slice(1)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${pool}`,
    'max_client_conn = 100',
  ];
  writeFileSync(file, settings.join('\n'));
  const pooler = spawn(findPgBouncer() ?? '', [file], { ...user, cwd: folder, stdio: 'ignore' });
  await vi.waitFor(() => canConnect(own), { timeout: 20_000, interval: 50 });
  return {
    url: `postgres://${username}@127.0.0.1:${own}/shop`,
    stop: () => {
      pooler.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const canConnect = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
