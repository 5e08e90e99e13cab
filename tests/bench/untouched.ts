import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyDecoder } from '@/server/releases/decoder.mjs';
import { freePort } from '@/tests/programs/postgres';

/** Copies the shop's sources, as they stand; the packages are linked, not copied, where that can be. */
export function copyShop(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = spawnSync('git', list, { encoding: 'utf8' });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { force: true });
  }
  linkTree('node_modules', join(folder, 'node_modules'));
}

/** Links the files of a folder into another one, or copies them where they cannot be linked. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
} as const;
const next = ['node_modules/next/dist/bin/next'];

/** The same sources built by plain `next build`, in a folder of their own, for `next start` to serve. */
export class UntouchedShop {
  private readonly folder = mkdtempSync(join(tmpdir(), 'theogonie-untouched-'));

  /** @throws with what Next said when it cannot build */
  build(): void {
    copyShop(this.folder);
    copyDecoder(this.folder);
    const { status, stdout, stderr } = spawnSync(process.execPath, [...next, 'build'], {
      cwd: this.folder,
      encoding: 'utf8',
      env: environment,
    });
    if (status !== 0) throw new Error(`next build failed: ${stdout}${stderr}`);
  }

  /** Starts `next start`, without waiting until it answers. */
  async start(): Promise<{ url: string; child: ChildProcess }> {
    const port = String(await freePort());
    const args = [...next, 'start', '-H', '127.0.0.1', '-p', port];
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      stdio: 'ignore',
      env: { ...environment, DATA_DIR: join(this.folder, '.data') },
    });
    return { url: `http://127.0.0.1:${port}`, child };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
