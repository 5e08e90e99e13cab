import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useRef, useState } from 'react';
import { type BrowserWords, browserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';
import { loadViewer } from './load-viewer';

type Speech = BrowserWords['modelSpeech'];

/** Names the parts that the viewer itself names in English, with no setting for it. */
function nameParts(viewer: ModelViewerElement, speech: Speech): void {
  const parts = { '[role=region]': speech.region, '[aria-label="Exit AR"]': speech.leave };
  for (const [part, name] of Object.entries(parts)) {
    viewer.shadowRoot?.querySelector(part)?.setAttribute('aria-label', name);
  }
}

/** The element of the 3D viewer, what it says once its script is ready, and whether its model is loaded. */
export function useModelViewer(locale: Locale, onTrouble: (trouble: 'failed' | 'lost') => void) {
  const element = useRef<ModelViewerElement>(null);
  const [speech, setSpeech] = useState<Speech>();
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    Promise.all([browserWords(locale), loadViewer()]).then(
      ([words]) => setSpeech(words.modelSpeech),
      () => onTrouble('failed'),
    );
  }, [locale, onTrouble]);

  useEffect(() => {
    const viewer = element.current;
    if (!speech || !viewer) return;
    nameParts(viewer, speech);
    const onLoad = () => setLoaded(true);
    const onError = (event: Event) => {
      const { type } = (event as CustomEvent<{ type: string }>).detail;
      onTrouble(type === 'webglcontextlost' ? 'lost' : 'failed');
    };
    viewer.addEventListener('load', onLoad);
    viewer.addEventListener('error', onError);
    return () => {
      viewer.removeEventListener('load', onLoad);
      viewer.removeEventListener('error', onError);
    };
  }, [speech, onTrouble]);

  return { element, speech, isLoaded };
}
