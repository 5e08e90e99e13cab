import { z } from 'zod';
import { formLengths } from '@/lib/site/form-lengths';

/** An e-mail address as somebody types it, in the form in which it is stored. */
export const EmailAddress = z.string().trim().toLowerCase().max(formLengths.email).pipe(z.email());
