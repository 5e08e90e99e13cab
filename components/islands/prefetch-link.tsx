'use client';
import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { leaveOverlay } from './use-back-closes';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & {
  /** With the prefix of its language. */
  href: string;
  /** `false` for pages that are made for one visitor. */
  prefetch?: boolean;
};

/** Whether the visitor asked to save data, or the connection is too slow to prefetch. */
function isSavingData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || connection?.effectiveType.endsWith('2g') === true;
}

/** A link that prefetches its page once a pointer, a finger or the focus reaches it. */
export function PrefetchLink({ prefetch = true, ...rest }: Props) {
  const router = useRouter();
  const [isIntended, setIntended] = useState(false);
  const prepare = () => setIntended(prefetch && !isSavingData());
  return (
    <NextLink
      {...rest}
      prefetch={isIntended ? null : false}
      onMouseEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onNavigate={(event) => {
        if (!leaveOverlay()) return;
        event.preventDefault();
        router.replace(rest.href);
      }}
    />
  );
}
