import type { Declaration } from '@/lib/orders/withdrawal';
import { declarationFields } from './declaration-words';

type Props = {
  declaration: Declaration;
  words: Readonly<Record<(typeof declarationFields)[number], string>>;
};

/** What a declaration of withdrawal says. */
export function DeclarationList({ declaration, words }: Props) {
  return (
    <dl className="wrap-anywhere grid gap-4 border-line border-y py-6">
      {declarationFields.map((field) => (
        <div key={field}>
          <dt className="text-label text-muted uppercase">{words[field]}</dt>
          <dd>{declaration[field]}</dd>
        </div>
      ))}
    </dl>
  );
}
