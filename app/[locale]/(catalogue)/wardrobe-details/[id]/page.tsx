import { detailMetadata, idParams, pieceOf, purchaseActions } from '@/app/pieces';
import { PieceDetail } from '@/components/catalogue/piece/piece-detail';

type Props = PageProps<'/[locale]/wardrobe-details/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('wardrobe');
export const generateMetadata = (props: Props) => detailMetadata('wardrobe', props);

export default async function WardrobeDetailsPage(props: Props) {
  return <PieceDetail piece={await pieceOf('wardrobe', props)} actions={purchaseActions} />;
}
