import type { TestProject } from 'vitest/node';
import { say } from '../../server/releases/steps.mjs';
import build from '../built';
import { startFirefox } from '../programs/firefox';
import { startStripe, stripeSettings } from '../programs/stripe';
import { startWebKit } from '../programs/webkit';
import { startShop } from '../shop';

/** Starts one shop, paid by the stand-in for Stripe, and the engine that the project is named after. */
export default async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  await build();
  const stripe = await startStripe();
  const shop = await startShop({
    ...stripeSettings(stripe),
  });
  stripe.shop = shop.url;
  provide('shopUrl', shop.url);
  provide('dataDir', shop.dataDir);
  const stopEngine = await startEngine(name, provide);
  return async () => {
    await stopEngine();
    await shop.stop();
    await stripe.close();
  };
}

/** @returns what stops it */
async function startEngine(name: string, provide: TestProject['provide']) {
  if (name === 'firefox') {
    const { version, socket, stop } = await startFirefox();
    say(version);
    provide('firefox', { socket });
    return stop;
  }
  const { version, port, browser, stop } = await startWebKit();
  say(version);
  provide('webkit', { port, browser });
  return stop;
}
