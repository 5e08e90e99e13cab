import type { Piece } from '@/content/piece';
import { compositionWords } from '@/lib/i18n/composition-words';
import { currentLocale, words } from '@/lib/i18n/request';

/** A row of the specifications: what each part is made of. */
export async function Composition({ piece }: { piece: Piece }) {
  const messages = await words();
  const components = compositionWords(messages, await currentLocale(), piece);
  return (
    <div className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-label text-muted uppercase sm:pt-1.5">{messages.materials.title}</dt>
      <dd>
        <ul>
          {components.map(({ part, material }) => (
            <li key={part} className="first-letter:uppercase">
              {messages.materials.entry.replace('{part}', part).replace('{material}', material)}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
