'use client';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button';
import { distancesOf } from '@/lib/catalogue/model-frame';
import { modelLights } from '@/lib/catalogue/model-lights';
import { applyOptions } from './apply-options';
import { ModelPoster } from './model-poster';
import type { OpenModelProps } from './model-props';
import { ModelSizes } from './model-sizes';
import { useFraming } from './use-framing.client';
import { useModelViewer } from './use-model-viewer.client';

type Props = OpenModelProps & {
  /** Options and finishes that are on. */
  chosen: readonly string[];
  /** The option the camera turns to. */
  shown?: string;
  hasSizes: boolean;
  isNight: boolean;
  onTrouble: (trouble: 'failed' | 'lost') => void;
};

/** The 3D scene: orbit controls, day or night, chosen options, dimensions, AR. */
export function ModelScene(props: Props) {
  const { src, model, scale, words, speech, options, chosen, shown, hasSizes, isNight, onTrouble } =
    props;
  const { element, isReady, isLoaded } = useModelViewer(speech, onTrouble);

  useEffect(() => {
    const materials = element.current?.model?.materials;
    const offered = options.map(({ id }) => id);
    if (isLoaded && materials) applyOptions(materials, model, offered, chosen, isNight);
  }, [element, isLoaded, model, options, chosen, isNight]);

  const { least, most } = distancesOf(model);
  useFraming({ element, isReady, isLoaded, model, chosen, shown });

  const poster = (
    <ModelPoster
      turnSrc={props.turnSrc}
      label={words.turn}
      text={words.loading}
      isNight={isNight}
    />
  );
  if (!isReady) return poster;
  return (
    <model-viewer
      ref={element}
      src={src}
      scale={scale?.join(' ')}
      alt={props.label}
      a11y={JSON.stringify(speech.a11y)}
      camera-controls=""
      touch-action="none"
      interaction-prompt="none"
      min-camera-orbit={`auto 20deg ${least}m`}
      max-camera-orbit={`auto 92deg ${most}m`}
      shadow-intensity="0"
      tone-mapping="commerce"
      environment-image={modelLights[isNight ? 'night' : 'day']}
      exposure={isNight ? 1.1 : 1}
      ar=""
      ar-modes="webxr scene-viewer quick-look"
      ar-scale="fixed"
      class="model"
      data-night={String(isNight)}
    >
      {!isLoaded && (
        <div slot="poster" className="h-full">
          {poster}
        </div>
      )}
      {hasSizes && <ModelSizes {...props} />}
      <button
        slot="ar-button"
        type="button"
        className={`${buttonClass({ variant: 'hero-solid' })} absolute bottom-4 start-4`}
      >
        {words.place}
      </button>
      <div slot="progress-bar" />
    </model-viewer>
  );
}
