import type { ModelViewerElement } from '@google/model-viewer';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': React.HTMLAttributes<ModelViewerElement> &
        React.RefAttributes<ModelViewerElement> &
        Record<string, unknown>;
    }
  }
}

/** Path of the geometry decoder; the other decoders are never needed. */
const decoder = '/viewer/meshopt_decoder.js';

/** Loads the viewer once. Decoders are served by the shop, not by the library's default hosts. */
export async function loadViewer(): Promise<void> {
  const { ModelViewerElement } = await import('@google/model-viewer');
  ModelViewerElement.meshoptDecoderLocation = decoder;
  ModelViewerElement.dracoDecoderLocation = '/viewer/';
  ModelViewerElement.ktx2TranscoderLocation = '/viewer/';
  ModelViewerElement.lottieLoaderLocation = '/viewer/';
}
