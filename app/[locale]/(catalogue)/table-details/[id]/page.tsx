import { detailMetadata, idParams, pieceOf, purchaseActions } from '@/app/pieces';
import { PieceDetail } from '@/components/catalogue/piece/piece-detail';

type Props = PageProps<'/[locale]/table-details/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('table');
export const generateMetadata = (props: Props) => detailMetadata('table', props);

export default async function TableDetailsPage(props: Props) {
  return <PieceDetail piece={await pieceOf('table', props)} actions={purchaseActions} />;
}
