import 'server-only';
import { exportReaders } from '@/db/desk/desk-newsletter';
import type { ProvenEmail } from '@/lib/account/proof';
import { csvFile } from '@/lib/desk/csv';
import { deskWords } from '@/lib/desk/desk-words';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

const timeOf = (at: Date | null) => at?.toISOString() ?? '';

/** The readers of the newsletter as semicolon-separated values; each export is logged. @param staff who asks */
export async function exportNewsletter(staff: ProvenEmail): Promise<string | LimitRefusal> {
  return withinLimit('desk', 'exporting the newsletter failed', async () => {
    const { email, name, language, asked, confirmed } = deskWords.csv;
    const readers = await exportReaders(staff);
    return csvFile([
      [email, name, language, asked, confirmed],
      ...readers.map((reader) => [
        reader.email,
        reader.name ?? '',
        reader.language,
        timeOf(reader.optedInAt),
        timeOf(reader.confirmedAt),
      ]),
    ]);
  });
}
