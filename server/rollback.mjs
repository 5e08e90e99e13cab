// `npm run rollback`: makes the earlier release the current one, for the next start of each process.
import { rollBack } from './releases/choose-release.mjs';

await rollBack();
