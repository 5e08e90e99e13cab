/**
 * Makes of each 3D model what it looks like from all sides: public/models/<category>/<id>-turn.avif, one picture of
 * 24 views in rows of six, each 15 degrees further round the piece, on no ground. It is seen before the 3D viewer is
 * loaded, and where it cannot be.
 *
 *     CHROMIUM=/usr/bin/chromium node content/render/turns.mjs [bed/zeus …]
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { readContent, root } from './content.mjs';

const { models } = await readContent('catalogue/models');
const { frameOf, turn } = await readContent('../lib/catalogue/model-frame');
/** Pixels of a view, and bytes that all of them may have. */
const side = 440;
const budget = 400_000;
/** How much further than it fits, so that its shadow does not end at the edge. */
const room = 1.14;

const script = 'node_modules/@google/model-viewer/dist/model-viewer.min.js';
const page = `<!doctype html><script type="module" src="/${script}"></script>
  <style>body { margin: 0 } model-viewer { width: ${side}px; height: ${side}px; --poster-color: transparent }</style>`;
const types = {
  js: 'text/javascript',
  cjs: 'text/javascript',
  glb: 'model/gltf-binary',
  jpg: 'image/jpeg',
};
const server = createServer(({ url = '/' }, response) => {
  const path = url === '/' ? '' : join(root, decodeURI(url));
  response.setHeader('content-type', types[path.split('.').at(-1)] ?? 'text/html');
  if (!path) response.end(page);
  else
    createReadStream(path)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
}).listen(0, '127.0.0.1');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    '--in-process-gpu',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});

/** The views of a model, each as a PNG in a data URL. Runs in the page. */
async function viewsOf({ src, orbits, target }) {
  const viewer = document.createElement('model-viewer');
  const { ModelViewerElement } = customElements.get('model-viewer')
    ? { ModelViewerElement: customElements.get('model-viewer') }
    : await customElements.whenDefined('model-viewer').then((one) => ({ ModelViewerElement: one }));
  ModelViewerElement.meshoptDecoderLocation = '/node_modules/meshoptimizer/meshopt_decoder.cjs';
  Object.assign(viewer, { src, interpolationDecay: 0 });
  const set = {
    'shadow-intensity': 0,
    'tone-mapping': 'commerce',
    // As the viewer lights it by day.
    'environment-image': '/public/models/day.jpg',
    exposure: 1,
    loading: 'eager',
  };
  for (const [name, value] of Object.entries(set)) viewer.setAttribute(name, value);
  viewer.setAttribute('camera-target', target);
  viewer.setAttribute('camera-orbit', orbits[0]);
  viewer.setAttribute('max-camera-orbit', 'auto auto 100m');
  const loaded = new Promise((resolve, reject) => {
    viewer.addEventListener('load', resolve);
    viewer.addEventListener('error', () => reject(new Error(src)));
  });
  document.body.replaceChildren(viewer);
  await loaded;
  const views = [];
  for (const orbit of orbits) {
    viewer.cameraOrbit = orbit;
    viewer.jumpCameraToGoal();
    await viewer.updateComplete;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    views.push(viewer.toDataURL('image/png'));
  }
  return views;
}

/** Notes the version of a model, which is in the addresses of both its files and kept by browsers for good. */
async function noteVersion(name, turned) {
  const file = await readFile(join(root, 'public/models', `${name}.glb`));
  const version = createHash('sha256').update(file).update(turned).digest('hex').slice(0, 8);
  const table = join(root, 'content/catalogue/models.ts');
  const entry = new RegExp(`(?<='${name}': \\{\\s+version: ')[0-9a-f]+`);
  await writeFile(table, (await readFile(table, 'utf8')).replace(entry, version));
}

const asked = process.argv.slice(2);
const tab = await browser.newPage({ viewport: { width: side, height: side } });
await tab.goto(`http://127.0.0.1:${server.address().port}/`);
for (const [name, model] of Object.entries(models)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { target, distance } = frameOf(model, [], turn.above, 1);
  const orbits = Array.from(
    { length: turn.views },
    (_, at) => `${turn.from + (at * 360) / turn.views}deg ${turn.above}deg ${distance * room}m`,
  );
  const views = await tab.evaluate(viewsOf, {
    src: `/public/models/${name}.glb`,
    orbits,
    target: target.map((length) => `${length}m`).join(' '),
  });
  const sheet = sharp({
    create: {
      width: side * turn.columns,
      height: (side * turn.views) / turn.columns,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite(
    views.map((view, at) => ({
      input: Buffer.from(view.split(',')[1], 'base64'),
      left: side * (at % turn.columns),
      top: side * Math.floor(at / turn.columns),
    })),
  );
  const pixels = await sheet.png().toBuffer();
  let bytes;
  for (const quality of [58, 52, 46, 40]) {
    bytes = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    if (bytes.length <= budget) break;
  }
  if (bytes.length > budget) throw new Error(`${name}: ${bytes.length} bytes`);
  await writeFile(join(root, 'public/models', `${name}-turn.avif`), bytes);
  await noteVersion(name, bytes);
  console.log(name, `${Math.round(bytes.length / 1024)} KB`);
}
await browser.close();
server.close();
