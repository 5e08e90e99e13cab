import 'server-only';
import { z } from 'zod';

/** An e-mail address as somebody types it, in the form in which it is stored. */
export const Address = z.string().trim().toLowerCase().max(254).pipe(z.email());
