import { idParams, pieceOf, purchaseActions, storyMetadata } from '@/app/pieces';
import { StoryPage } from '@/components/catalogue/story/story-page';

type Props = PageProps<'/[locale]/chair-story/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('chair');
export const generateMetadata = (props: Props) => storyMetadata('chair', props);

export default async function ChairStoryPage(props: Props) {
  return <StoryPage piece={await pieceOf('chair', props)} actions={purchaseActions} />;
}
