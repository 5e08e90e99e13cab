import type { ModelViewerElement } from '@google/model-viewer';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Model } from '@/content/catalogue/models';
import { frameOf, turn } from '@/lib/catalogue/model-frame';

type Props = {
  element: RefObject<ModelViewerElement | null>;
  isReady: boolean;
  isLoaded: boolean;
  model: Model;
  /** Options that are on. */
  chosen: readonly string[];
  /** The option that was turned on last. */
  shown?: string;
};

/** The initial camera angle: degrees around the piece, degrees from above. */
const front = [turn.from, turn.above] as const;

const degrees = (radians: number) => (radians * 180) / Math.PI;

/**
 * Centres the visible parts of a model and fits them to the window: the viewer itself would include hidden
 * options. The camera turns to a newly chosen option; otherwise the visitor's angle and zoom are kept.
 */
export function useFraming({ element, isReady, isLoaded, model, chosen, shown }: Props): void {
  const [aspect, setAspect] = useState(0);
  const last = useRef({ seen: '', distance: 0, isLoaded: false });
  const zoom = useRef(1);
  const seen = chosen.filter((id) => id in model.parts).join(' ');

  useEffect(() => {
    const viewer = element.current;
    if (!isReady || !viewer) return;
    const watcher = new ResizeObserver(() =>
      setAspect(viewer.clientWidth / Math.max(1, viewer.clientHeight)),
    );
    watcher.observe(viewer);
    // A camera that the page sent on its way says nothing of the visitor's zoom.
    const onMove = (event: Event) => {
      const { source } = (event as CustomEvent<{ source: string }>).detail;
      const { distance } = last.current;
      if (source === 'user-interaction' && distance > 0)
        zoom.current = viewer.getCameraOrbit().radius / distance;
    };
    viewer.addEventListener('camera-change', onMove);
    return () => {
      watcher.disconnect();
      viewer.removeEventListener('camera-change', onMove);
    };
  }, [element, isReady]);

  useEffect(() => {
    const viewer = element.current;
    if (!viewer || aspect === 0) return;
    const before = last.current;
    const parts = seen.split(' ');
    const isNew = (id: string) => parts.includes(id) && !before.seen.split(' ').includes(id);
    const isFirst = !before.isLoaded;
    const isTurned = !isFirst && !(shown && isNew(shown));
    const at = viewer.getCameraOrbit();
    const [around, above]: readonly [number, number] = isTurned
      ? [degrees(at.theta), degrees(at.phi)]
      : (model.parts[shown ?? '']?.from ?? front);
    // Below its ideal aspect the viewer widens its angle of view.
    const wide = isLoaded ? Math.max(aspect, viewer.getIdealAspect()) : aspect;
    const { target, distance } = frameOf(model, parts, above, wide);
    viewer.cameraTarget = target.map((side) => `${side}m`).join(' ');
    viewer.cameraOrbit = `${around}deg ${above}deg ${distance * zoom.current}m`;
    if (isFirst) viewer.jumpCameraToGoal();
    last.current = { seen, distance, isLoaded };
  }, [element, isLoaded, aspect, model, seen, shown]);
}
