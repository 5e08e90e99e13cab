import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk for the tests. */
export type SmallDisk = {
  readonly folder: string;
  /** Fills it to the last byte. */
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly destroy: () => void;
};

/** Whether a write failed because the disk is full. */
const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** Creates one in memory; `undefined` when the user may not. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-disk-'));
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  if (spawnSync('mount', args).status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        // Whoever writes at the same moment takes room that was counted.
        writeFileSync(ballast, Buffer.alloc((bavail + 1) * bsize));
      } catch (error) {
        if (!isFull(error)) throw error;
      }
    },
    makeRoom: () => rmSync(ballast),
    destroy: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
