'use client';
import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useRef, useState } from 'react';
import { buttonLook } from '@/components/ui/button';
import { distancesOf } from '@/lib/model-frame';
import type { ModelProps } from './model-button';
import { dress } from './model-dress';
import { useFraming } from './model-framing';

type Props = ModelProps & {
  /** Options and finishes that are on. */
  chosen: readonly string[];
  /** The option whose part is looked at: the piece turns towards it. */
  shown?: string;
  hasSizes: boolean;
  isNight: boolean;
  onTrouble: (trouble: 'failed' | 'lost') => void;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': React.HTMLAttributes<ModelViewerElement> &
        React.RefAttributes<ModelViewerElement> &
        Record<string, unknown>;
    }
  }
}

/** Where the decoder of compressed geometry is served; the other decoders are never needed. */
const decoder = '/viewer/meshopt_decoder.js';

/** Fetches the viewer once. Decoders come from the shop, never from the hosts it knows by default. */
async function load(): Promise<void> {
  const { ModelViewerElement } = await import('@google/model-viewer');
  ModelViewerElement.meshoptDecoderLocation = decoder;
  ModelViewerElement.dracoDecoderLocation = '/viewer/';
  ModelViewerElement.ktx2TranscoderLocation = '/viewer/';
  ModelViewerElement.lottieLoaderLocation = '/viewer/';
}

/** The model itself: turned by hand, lit by day or night, in what was chosen, measured, placed at home. */
export function ModelScene({
  src,
  poster,
  model,
  sizeMm,
  words,
  locale,
  chosen,
  shown,
  hasSizes,
  isNight,
  onTrouble,
}: Props) {
  const element = useRef<ModelViewerElement>(null);
  const [isReady, setReady] = useState(false);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    load().then(
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

  useEffect(() => {
    const materials = element.current?.model?.materials;
    if (isLoaded && materials) dress(materials, model, chosen, isNight);
  }, [isLoaded, model, chosen, isNight]);

  const { least, most } = distancesOf(model);
  useFraming({ element, isReady, isLoaded, model, chosen, shown });

  const [x, y, z] = [sizeMm.width / 2000, sizeMm.height / 1000, sizeMm.depth / 2000];
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'centimeter',
    maximumFractionDigits: 1,
  });
  const sizes = [
    { id: 'width', at: `0m 0m ${z}m`, mm: sizeMm.width },
    { id: 'depth', at: `${x}m 0m 0m`, mm: sizeMm.depth },
    { id: 'height', at: `${-x}m ${y / 2}m ${-z}m`, mm: sizeMm.height },
  ] as const;

  if (!isReady) return <Waiting poster={poster} text={words.loading} />;
  return (
    <model-viewer
      ref={element}
      src={src}
      alt={words.label}
      camera-controls=""
      touch-action="none"
      interaction-prompt="none"
      min-camera-orbit={`auto 20deg ${least}m`}
      max-camera-orbit={`auto 92deg ${most}m`}
      shadow-intensity="0"
      tone-mapping="commerce"
      exposure={isNight ? 0.28 : 1.05}
      ar=""
      ar-modes="webxr scene-viewer quick-look"
      ar-scale="fixed"
      class="model"
      data-night={String(isNight)}
    >
      {!isLoaded && (
        <div slot="poster" className="h-full">
          <Waiting poster={poster} text={words.loading} />
        </div>
      )}
      {hasSizes &&
        sizes.map(({ id, at, mm }) => (
          <p
            key={id}
            slot={`hotspot-${id}`}
            data-position={at}
            data-normal="0m 0m 1m"
            className="bg-ink px-3 py-1 text-ground text-small whitespace-nowrap lining-nums"
          >
            {words[id]} <bdi>{format.format(mm / 10)}</bdi>
          </p>
        ))}
      <button
        slot="ar-button"
        type="button"
        className={`${buttonLook({ variant: 'heroSolid' })} absolute bottom-4 start-4`}
      >
        {words.place}
      </button>
      <div slot="progress-bar" />
    </model-viewer>
  );
}

function Waiting({ poster, text }: { poster: string; text: string }) {
  return (
    <div className="relative grid h-full place-items-center">
      {/* biome-ignore lint/performance/noImgElement: the picture of the page below, in the browser already */}
      <img
        src={poster}
        alt=""
        className="absolute inset-0 h-full w-full object-contain opacity-40"
      />
      <p role="status" className="relative bg-paper px-5 py-2">
        {text}
      </p>
    </div>
  );
}
