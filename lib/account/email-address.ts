import { z } from 'zod';

/** An e-mail address as somebody types it, in the form in which it is stored. */
export const EmailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());
