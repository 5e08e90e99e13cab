/**
 * Addresses of the pictures that light a 3D model by day and by night, made by `content/render/model-lights.mjs`, which
 * notes their versions here: browsers keep them for good.
 */
export const modelLights = {
  day: '/models/day.jpg?v=758a164d',
  night: '/models/night.jpg?v=d17bd64d',
} as const;
