import { idParams, pieceOf, purchaseActions, storyMetadata } from '@/app/pieces';
import { StoryPage } from '@/components/catalogue/story/story-page';

type Props = PageProps<'/[locale]/table-story/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('table');
export const generateMetadata = (props: Props) => storyMetadata('table', props);

export default async function TableStoryPage(props: Props) {
  return <StoryPage piece={await pieceOf('table', props)} actions={purchaseActions} />;
}
