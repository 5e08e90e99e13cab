import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ChosenLayers } from '@/components/catalogue/piece/chosen-layers';
import { Picture } from '@/components/ui/picture';
import { choicePicture, nightChoice } from '@/lib/catalogue/choice-pictures';
import { placesOf } from '@/lib/catalogue/hidden-options';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import type { Product } from '@/lib/catalogue/products';

type Props = {
  product: Product;
  /** Content below: the button of the 3D model. */
  children: ReactNode;
};

/** A composition as it is chosen, and below it what of the choice is seen and what is not, which is also spoken. */
export async function AtelierPicture({ product, children }: Props) {
  const t = await getTranslations('story');
  const view = await getTranslations('viewer.alts');
  const { optionName, productName } = await getCatalogueWords();
  const ids = product.options.map(({ id }) => id);
  const day = choicePicture(product, ids, 'front');
  const { name, layers, unseen } = day;
  const night = nightChoice(day, ids);
  const themes = night
    ? [
        { theme: 'by-day', ...day },
        { theme: 'by-night', ...night },
      ]
    : [{ theme: 'all', ...day }];
  const places = placesOf(name, unseen);
  const numberOf = (id: string) => {
    const number = places.find((place) => place.id === id)?.number;
    return number ? ` (${number})` : '';
  };
  return (
    <figure className="sticky top-20 z-10 bg-inherit max-md:-mx-gutter max-md:flex max-md:items-end max-md:gap-5 max-md:border-line max-md:border-b max-md:px-gutter max-md:py-3 md:top-24">
      <div className="relative max-md:w-[min(10rem,38vw)] max-md:shrink-0 md:w-[min(100%,calc(80svh-14rem))]">
        {themes.map(({ theme, name, layers }) => (
          <div key={theme} className={theme}>
            <Picture
              name={name}
              alt={view('front', { name: productName(product) })}
              sizes="(min-width: 48rem) 40vw, 10rem"
              className="studio aspect-4/5 w-full object-cover"
            />
            <ChosenLayers layers={layers} />
          </div>
        ))}
        {places.map(({ id, number, place: [x, y] }) => (
          <span
            key={id}
            aria-hidden="true"
            data-option={id}
            className="chosen-name place"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            {number}
          </span>
        ))}
      </div>
      <figcaption className="grid min-w-0 gap-3 md:pt-3">
        {/* On a phone it scrolls beside the picture, so that the options below are not covered. */}
        <p role="status" className="text-muted text-small max-md:max-h-32 max-md:overflow-y-auto">
          {t('pictured')}
          {layers
            .filter(({ id }) => !unseen.includes(id))
            .map(({ id }) => (
              <span key={id} data-option={id} className="chosen-name before:content-['_+_']">
                {optionName(product, id)}
              </span>
            ))}
          {unseen.map((id) => (
            <span key={id} data-option={id} className="chosen-name">
              <br />
              {t('notPictured', { option: `${optionName(product, id)}${numberOf(id)}` })}
            </span>
          ))}
        </p>
        <div className="justify-self-start">{children}</div>
      </figcaption>
    </figure>
  );
}
