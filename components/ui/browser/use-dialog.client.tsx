import type { ComponentType } from 'react';
import { type BrowserWords, browserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';
import { useOnDemand } from './use-on-demand.client';

type DialogProps = { words: BrowserWords; onClose: () => void };

/**
 * A dialog whose code and words are fetched when it is first opened. `show` shows it from then on until it is closed.
 * @param load imports its module
 */
export function useDialog<Props extends DialogProps>(
  locale: Locale,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { loaded, open, close } = useOnDemand(() => Promise.all([load(), browserWords(locale)]));
  const [dialog, words] = loaded ?? [];
  const show = (props: Omit<Props, keyof DialogProps>) =>
    dialog && words && <dialog.default {...({ ...props, words, onClose: close } as Props)} />;
  return { open, show };
}
