import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useRef, useState } from 'react';
import { loadViewer } from './load-viewer';

/** The element of the 3D viewer, whether its script is ready, and whether its model is loaded. */
export function useModelViewer(onTrouble: (trouble: 'failed' | 'lost') => void) {
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
  }, [isReady, onTrouble]);

  return { element, isReady, isLoaded };
}
