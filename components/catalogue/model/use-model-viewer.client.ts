import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useRef, useState } from 'react';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { loadViewer } from './load-viewer';

type Speech = BrowserWords['modelSpeech'];

/** Names the parts that the viewer itself names in English, with no setting for it. */
function nameParts(viewer: ModelViewerElement, speech: Speech): void {
  const parts = { '[role=region]': speech.region, '[aria-label="Exit AR"]': speech.leave };
  for (const [part, name] of Object.entries(parts)) {
    viewer.shadowRoot?.querySelector(part)?.setAttribute('aria-label', name);
  }
}

/** The element of the 3D viewer, whether its script is ready, and whether its model is loaded. @param speech what it says */
export function useModelViewer(speech: Speech, onTrouble: (trouble: 'failed' | 'lost') => void) {
  const element = useRef<ModelViewerElement>(null);
  const [isReady, setReady] = useState(false);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    loadViewer().then(
      () => setReady(true),
      () => onTrouble('failed'),
    );
  }, [onTrouble]);

  useEffect(() => {
    const viewer = element.current;
    if (!isReady || !viewer) return;
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
  }, [isReady, speech, onTrouble]);

  return { element, isReady, isLoaded };
}
