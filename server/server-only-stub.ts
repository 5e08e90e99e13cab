// Stands in for the package `server-only`, whose only purpose is to fail in client bundles.
export {};
