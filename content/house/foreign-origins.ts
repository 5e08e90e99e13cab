import { mapProvider } from './map';

/**
 * Whatever but the shop itself its pages may load from, or send to: the map, once a visitor asks for it. Nothing
 * measures them.
 */
export const foreignOrigins = [mapProvider.origin] as const;
