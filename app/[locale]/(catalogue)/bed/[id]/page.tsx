import { detailMetadata, idParams, pieceOf, purchaseActions } from '@/app/pieces';
import { PieceDetail } from '@/components/catalogue/piece/piece-detail';

type Props = PageProps<'/[locale]/bed/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('bed');
export const generateMetadata = (props: Props) => detailMetadata('bed', props);

export default async function BedPage(props: Props) {
  return <PieceDetail piece={await pieceOf('bed', props)} actions={purchaseActions} />;
}
