import { getTranslations } from 'next-intl/server';
import { placeMark } from '@/components/catalogue/gallery/viewer-bar';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import type { Piece } from '@/content/catalogue/piece';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import type { PictureName } from '@/lib/catalogue/pictures';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { EnlargeIcon } from './enlarge-icon';
import { Viewer } from './viewer.client';

/** The six pictures, in the order of their words. */
const pictures: readonly PictureName[] = [
  'bed/chronos/hero',
  'bed/chronos/front',
  'bed/chronos/detail',
  'bed/chronos/scale',
  'bed/chronos/night',
  'bed/chronos/rings',
];

/** The six views of the Chronos bed. */
export async function ChronosGallery({ piece }: { piece: Piece }) {
  const t = await getTranslations('detail');
  const viewer = await getTranslations('viewer');
  const lightbox = await getTranslations('lightbox');
  const { chronosGallery } = await getMessages();
  const { pieceWords } = await getCatalogueWords();
  const { name } = pieceWords(piece);
  const views = chronosGallery.map((view, index) => ({
    ...view,
    picture: pictures[index] ?? 'bed/chronos/hero',
  }));
  return (
    <Section>
      <div className="mb-12">
        <Heading title={t('gallery', { name })} />
      </div>
      <div className="max-lg:-mx-gutter">
        <Viewer
          locale={await currentLocale()}
          label={t('gallery', { name })}
          views={views.map(({ title, caption, picture }) => ({
            id: picture,
            title,
            caption,
            goTo: viewer('goTo', { title }),
          }))}
          words={{
            enlarge: viewer('enlarge'),
            previous: lightbox('previous'),
            next: lightbox('next'),
            counter: lightbox('counter', { index: placeMark, total: String(views.length) }),
          }}
          enlargeIcon={<EnlargeIcon />}
          thumbnails={views.map(({ picture, title }) => (
            <Picture
              key={picture}
              name={picture}
              alt={title}
              sizes="14vw"
              widest={480}
              hasBlur={false}
              className="h-full w-full object-cover"
            />
          ))}
        >
          {views.map(({ picture, title, caption, alt }) => {
            const isPlain = picture.endsWith('/front');
            const Shown = isPlain ? ScenePicture : Picture;
            return (
              <li key={picture} data-caption={`${title}. ${caption}`}>
                <Shown
                  name={picture}
                  alt={alt}
                  sizes="(min-width: 90rem) 80rem, 92vw"
                  hasBlur={false}
                  className={`h-full w-full ${isPlain ? 'object-contain' : 'object-cover'}`}
                />
              </li>
            );
          })}
        </Viewer>
      </div>
    </Section>
  );
}
