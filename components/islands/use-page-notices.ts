import { useEffect, useRef } from 'react';
import { toasts } from '@/components/browser/channels';
import { rewriteQuery } from '@/components/browser/rewrite-query';
import type { ErrorCode } from '@/lib/action';

/** Shows once, as toasts, what failed while the page was made, and drops notices from its address. */
export function usePageNotices(failures: readonly ErrorCode[]): void {
  // A reload, or a Back to this page, need not say it again.
  useEffect(() => {
    rewriteQuery((query) => {
      for (const name of ['done', 'error', 'wait']) query.delete(name);
    });
  }, []);

  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    for (const code of failures) toasts.send({ result: { ok: false, code } });
  }, [failures]);
}
