'use client';
import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect, useState } from 'react';
import { leaveOverlay } from './browser/use-back-closes.client';
import { stays } from './browser/watch-page.client';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  /** With the prefix of its language. */
  href: string;
  /**
   * `false` for pages that are made for one visitor; `inView` for the likeliest next page, which is prefetched
   * as soon as its link is in view: at most three links of a page.
   */
  prefetch?: boolean | 'inView';
};

/** Whether the visitor asked to save data, or the connection is too slow to prefetch. */
function isSavingData(): boolean | undefined {
  const { connection } = navigator;
  return connection?.saveData || connection?.effectiveType.endsWith('2g');
}

/** A link that prefetches its page once a pointer, a finger or the focus reaches it, or once it is in view. */
export function PrefetchLink({ prefetch = true, ...rest }: Props) {
  const router = useRouter();
  const [isWanted, setWanted] = useState(false);
  const prepare = () => setWanted(prefetch !== false && !isSavingData());
  useEffect(() => {
    if (prefetch === 'inView' && !isSavingData()) setWanted(true);
  }, [prefetch]);
  return (
    <NextLink
      {...rest}
      prefetch={isWanted ? null : false}
      onMouseEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onNavigate={(event) => {
        if (stays(event) || !leaveOverlay()) return;
        event.preventDefault();
        router.replace(rest.href);
      }}
    />
  );
}
