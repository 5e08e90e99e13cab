import { getTranslations } from 'next-intl/server';
import { line } from '@/components/catalogue/drawing/path';
import { usualDoorMm } from '@/content/catalogue/use-space';
import { aside, FitSheet } from './fit-sheet';
import { measureTexts } from './measure-texts';

/** The door that most homes have, before anything is measured. */
export async function UsualDoor() {
  const t = await getTranslations('fit.captions');
  const { size, withUnit } = await measureTexts();
  const { width, height } = usualDoorMm;
  const gap = height * aside;
  return (
    <figure className="grid content-start gap-3 self-start bg-paper p-4 max-lg:hidden sm:p-6">
      <FitSheet
        size={usualDoorMm}
        format={withUnit}
        views={[
          { contour: line([0, 0], [0, height], [width, height], [width, 0]) },
          { line: line([-gap, 0], [width + gap, 0]) },
        ]}
        measures={[
          { from: [0, -gap], to: [width, -gap], mm: width },
          { from: [width + gap, 0], to: [width + gap, height], mm: height },
        ]}
      />
      <figcaption className="text-muted text-small">
        {t('usualDoor', { size: size(width, height) })}
      </figcaption>
    </figure>
  );
}
