import 'server-only';
import sharp from 'sharp';

// One picture at a time, and nothing of it is kept: the machine also serves the shop.
sharp.cache(false);
sharp.concurrency(1);

/** What decodes and encodes pictures while the shop runs. */
export default sharp;
