import { idParams, pieceOf, purchaseActions, storyMetadata } from '@/app/pieces';
import { StoryPage } from '@/components/catalogue/story/story-page';

type Props = PageProps<'/[locale]/wardrobe-story/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('wardrobe');
export const generateMetadata = (props: Props) => storyMetadata('wardrobe', props);

export default async function WardrobeStoryPage(props: Props) {
  return <StoryPage piece={await pieceOf('wardrobe', props)} actions={purchaseActions} />;
}
