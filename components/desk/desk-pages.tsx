import type { ComponentProps } from 'react';
import { ListPages } from '@/components/ui/list-pages';
import { deskText, deskWords } from '@/lib/desk/desk-words';

/** The way through a long list of the desk. */
export function DeskPages({ page, last, pathOf }: Omit<ComponentProps<typeof ListPages>, 'words'>) {
  const position = deskText('pages.position', { page: String(page), last: String(last) });
  return (
    <ListPages page={page} last={last} pathOf={pathOf} words={{ ...deskWords.pages, position }} />
  );
}
