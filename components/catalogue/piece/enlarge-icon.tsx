import { Icon } from '@/components/ui/icon';

/** The icon of a button that enlarges a picture. */
export function EnlargeIcon() {
  return <Icon path="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />;
}
