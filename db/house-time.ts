import 'server-only';
import { houseZone } from '@/content/house/time-zone';
import { type SQL, sql } from './client';

const zone = sql.raw(`'${houseZone}'`);

/**
 * By the clocks of the house: what they show at a moment, or the moment at which they show a time without zone.
 * Source: PostgreSQL, AT TIME ZONE.
 */
export const atHouse = (time: SQL): SQL => sql`(${time} at time zone ${zone})`;
