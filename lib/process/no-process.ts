// Stands in for Next's imitation of Node's `process` in browsers: of it, only the empty `env` is ever read there.
export const env = {};
