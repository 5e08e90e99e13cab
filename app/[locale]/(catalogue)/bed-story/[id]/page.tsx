import { idParams, pieceOf, purchaseActions, storyMetadata } from '@/app/pieces';
import { StoryPage } from '@/components/catalogue/story/story-page';

type Props = PageProps<'/[locale]/bed-story/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('bed');
export const generateMetadata = (props: Props) => storyMetadata('bed', props);

export default async function BedStoryPage(props: Props) {
  return <StoryPage piece={await pieceOf('bed', props)} actions={purchaseActions} />;
}
