import type { MetadataRoute } from 'next';
import { company } from '@/content/house/company';
import { groundColours } from '@/lib/site/ground-colours';

/** What a phone shows of the shop on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    start_url: '/',
    display: 'browser',
    background_color: groundColours.day,
    theme_color: groundColours.night,
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
