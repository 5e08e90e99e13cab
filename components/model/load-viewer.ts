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

/** Where the decoder of compressed geometry is served; the other decoders are never needed. */
const decoder = '/viewer/meshopt_decoder.js';

/** Fetches the viewer once. Decoders come from the shop, never from the hosts it knows by default. */
export async function loadViewer(): Promise<void> {
  const { ModelViewerElement } = await import('@google/model-viewer');
  ModelViewerElement.meshoptDecoderLocation = decoder;
  ModelViewerElement.dracoDecoderLocation = '/viewer/';
  ModelViewerElement.ktx2TranscoderLocation = '/viewer/';
  ModelViewerElement.lottieLoaderLocation = '/viewer/';
}
