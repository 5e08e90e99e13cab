import { detailMetadata, idParams, pieceOf, purchaseActions } from '@/app/pieces';
import { PieceDetail } from '@/components/catalogue/piece/piece-detail';

type Props = PageProps<'/[locale]/chair-details/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('chair');
export const generateMetadata = (props: Props) => detailMetadata('chair', props);

export default async function ChairDetailsPage(props: Props) {
  return <PieceDetail piece={await pieceOf('chair', props)} actions={purchaseActions} />;
}
