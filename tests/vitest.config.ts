import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  root: path('..'),
  resolve: {
    alias: {
      '@': path('..'),
      // Fails in client bundles, which is its only purpose; here everything is the server.
      'server-only': path('../server/server-only-stub.ts'),
    },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/results/**'],
    setupFiles: [path('stray-errors.ts')],
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
