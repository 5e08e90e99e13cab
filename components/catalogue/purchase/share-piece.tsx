import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Piece } from '@/content/catalogue/piece';
import { socialCardPath } from '@/lib/catalogue/pictures';
import { Share } from './share.client';

type Props = {
  piece: Piece;
  name: string;
  /** Path of what is shared, with its language; by default the page it stands on. */
  path?: string;
  /** Label for screen readers. */
  label?: string;
};

/** The button that shares a piece with its picture. */
export async function SharePiece({ piece, name, path, label }: Props) {
  const t = await getTranslations('detail');
  return (
    <Share
      title={name}
      path={path}
      picture={socialCardPath(piece)}
      label={label}
      words={{ share: t('share'), shared: t('shared') }}
    >
      <Icon path="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12" />
    </Share>
  );
}
