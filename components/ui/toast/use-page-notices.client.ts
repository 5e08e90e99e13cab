import { useEffect, useRef } from 'react';
import { toasts } from '@/components/ui/browser/channels.client';
import { rewriteQuery } from '@/components/ui/browser/rewrite-query.client';
import type { ErrorCode } from '@/lib/action';

/** Shows failures of the page render as toasts, once, and removes notices from the query string. */
export function usePageNotices(failures: readonly ErrorCode[]): void {
  // A reload, or Back to this page, must not repeat the notice.
  useEffect(() => {
    rewriteQuery((query) => {
      for (const name of ['done', 'error', 'wait']) query.delete(name);
    });
  }, []);

  const hasShown = useRef(false);
  useEffect(() => {
    if (hasShown.current) return;
    hasShown.current = true;
    for (const code of failures) toasts.send({ result: { ok: false, code } });
  }, [failures]);
}
