import { getFormatter, getTranslations } from 'next-intl/server';
import { ModelButton } from '@/components/islands/model-button';
import { configurators } from '@/content/configurators';
import { models } from '@/content/models';
import type { Piece } from '@/content/piece';
import { optionName, productWords } from '@/lib/i18n/product-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { modelSrc } from '@/lib/models';
import { pictureSrc, viewOf } from '@/lib/pictures';
import { optionsOf } from '@/lib/products';

/** The way to the 3D model of a piece, with the options and finishes that change it. */
export async function PieceModel({
  piece,
  isComposition = false,
}: {
  piece: Piece;
  isComposition?: boolean;
}) {
  const t = await getTranslations('viewer.model');
  const format = await getFormatter();
  const locale = await currentLocale();
  const messages = await getMessages();
  const { name } = productWords(messages, piece);
  const model = models[`${piece.category}/${piece.id}`];
  if (!model) return null;
  const named = (id: string, ofAtelier: boolean) => ({
    id,
    name: optionName(messages, piece, ofAtelier, id),
  });
  const offered = isComposition ? configurators[piece.category].options : optionsOf(piece);
  const finishes = configurators[piece.category].options.filter(({ id }) => id in model.finishes);
  const isSeen = ({ id }: { id: string }) => id in model.parts;
  const unseen = offered.filter((option) => !isSeen(option) && !(option.id in model.finishes));
  return (
    <ModelButton
      locale={locale}
      src={modelSrc(piece)}
      poster={pictureSrc(viewOf(piece, 'front'), 480)}
      model={model}
      sizeMm={piece.sizeMm}
      options={offered.filter(isSeen).map(({ id }) => named(id, isComposition))}
      finishes={finishes.map(({ id }) => named(id, true))}
      hidden={
        unseen.length > 0
          ? t('hidden', {
              list: format.list(unseen.map(({ id }) => named(id, isComposition).name)),
            })
          : undefined
      }
      words={{
        open: t('open'),
        label: t('label', { name }),
        hint: t('hint'),
        loading: t('loading'),
        failed: t('failed'),
        unsupported: t('unsupported'),
        lost: t('lost'),
        retry: t('retry'),
        close: t('close'),
        dimensions: t('dimensions'),
        night: t('night'),
        finish: t('finish'),
        original: t('original'),
        options: t('options'),
        place: t('place'),
        width: t('width'),
        depth: t('depth'),
        height: t('height'),
      }}
    />
  );
}
