import { idParams, pieceOf, purchaseActions, storyMetadata } from '@/app/pieces';
import { StoryPage } from '@/components/catalogue/story/story-page';

type Props = PageProps<'/[locale]/mirror-story/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => idParams('mirror');
export const generateMetadata = (props: Props) => storyMetadata('mirror', props);

export default async function MirrorStoryPage(props: Props) {
  return <StoryPage piece={await pieceOf('mirror', props)} actions={purchaseActions} />;
}
