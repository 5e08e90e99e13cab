import type { ReactNode } from 'react';
import { ChoicePicture } from '@/components/catalogue/piece/choice-picture';
import { parcelLines } from '@/components/catalogue/piece/data-rows';
import { Fact, Facts } from '@/components/desk/facts';
import { choicePicture, picturedAs } from '@/lib/catalogue/choice-pictures';
import type { PlannedDelivery } from '@/lib/delivery/delivery';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import {
  installationInWords,
  optionsInWords,
  type SheetLine,
  sortedLines,
} from '@/lib/desk/sheet-lines';
import { Sheet } from './sheet';

type Props = {
  order: PlannedDelivery & { readonly number: string; readonly deliveryDate: string | null };
  lines: readonly SheetLine[];
  /** What the house noted about the order, the oldest first. */
  remarks: readonly string[];
  declaredAt?: Date;
  print: ReactNode;
};

/** What the workshop needs: each configuration with its picture, size, materials and parts, and the day or the days. */
export function WorkshopSheet({ order, lines, remarks, declaredAt, print }: Props) {
  const { sheets: t } = deskWords;
  const installation = installationInWords(order);
  const { goods, others } = sortedLines(lines);
  return (
    <Sheet title={t.workshop} number={order.number} declaredAt={declaredAt} print={print}>
      {installation && <p>{installation}</p>}
      {goods.map((line) => (
        <WorkshopLine key={line.name + line.optionIds.join()} line={line} />
      ))}
      {others.length > 0 && (
        <p className="wrap-anywhere border-line border-t pt-6">
          {t.others}&nbsp;: {others.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
        </p>
      )}
      {remarks.length > 0 && (
        <section className="grid content-start gap-2">
          <h2 className="text-heading">{t.notes}</h2>
          <ul className="grid gap-2">
            {remarks.map((remark) => (
              <li key={remark} className="wrap-anywhere whitespace-pre-line">
                {remark}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

async function WorkshopLine({ line }: { line: SheetLine }) {
  const { sheets: t } = deskWords;
  const { quantity, name, product, sizeMm, weightKg, materials, parcels = [] } = line;
  const parts = await parcelLines(parcels);
  const unseen = product ? choicePicture(product, line.optionIds, 'front').unseen : [];
  const isOfWholePiece =
    product && product.kind !== 'piece' && picturedAs(product) === product.piece;
  return (
    <section className="grid gap-x-10 gap-y-4 border-line border-t pt-6 sm:grid-cols-[16rem_1fr]">
      {product && (
        <figure>
          <ChoicePicture
            product={product}
            optionIds={line.optionIds}
            view="front"
            alt={name}
            sizes="16rem"
            widest={960}
            className="w-full"
          />
          {(unseen.length > 0 || isOfWholePiece) && (
            <figcaption className="pt-2 text-muted text-small">{t.pictureLacks}</figcaption>
          )}
        </figure>
      )}
      <Facts title={`${quantity} × ${name}`}>
        <Fact name={t.options}>{optionsInWords(line)}</Fact>
        <Fact name={t.size}>
          {sizeMm &&
            deskText('sheets.sizeText', {
              width: sizeMm.width / 10,
              depth: sizeMm.depth / 10,
              height: sizeMm.height / 10,
              weight: weightKg ?? 0,
            })}
        </Fact>
        <Fact name={t.materials}>
          {materials?.map(({ part, material }) => (
            <span key={part} className="block">
              ☐ {part}&nbsp;: {material}
            </span>
          ))}
        </Fact>
        <Fact name={t.parts}>
          {parts.map((row) => (
            <span key={row} className="block">
              ☐ {row}
            </span>
          ))}
        </Fact>
      </Facts>
    </section>
  );
}
