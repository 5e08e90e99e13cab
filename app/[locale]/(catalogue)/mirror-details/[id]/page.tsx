import { detailMetadata, idParams, pieceOf, purchaseActions } from '@/app/pieces';
import { PieceDetail } from '@/components/catalogue/piece/piece-detail';

type Props = PageProps<'/[locale]/mirror-details/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('mirror');
export const generateMetadata = (props: Props) => detailMetadata('mirror', props);

export default async function MirrorDetailsPage(props: Props) {
  return <PieceDetail piece={await pieceOf('mirror', props)} actions={purchaseActions} />;
}
