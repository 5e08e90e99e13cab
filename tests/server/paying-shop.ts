import { startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { startShop, type TestShop } from '@/tests/shop';

type Settings = Readonly<Record<string, string>>;

/** A shop that is paid through a stand-in for Stripe. Its mails lie in its data folder. */
export type StripeShop = {
  readonly stripe: TestStripe;
  readonly shop: TestShop;
  readonly stop: () => Promise<void>;
};

/** Starts it, with limits that no test of one visitor reaches. @param settings further ones of the environment */
export async function startStripeShop(settings: Settings = {}): Promise<StripeShop> {
  const stripe = await startStripe();
  const shop = await startShop({ ...stripeSettings(stripe), LIMIT_FACTOR: '1000', ...settings });
  const stop = async () => {
    await shop.stop();
    await stripe.close();
  };
  return { stripe, shop, stop };
}

/** The same that sends its mails to a server of its own. */
export type PayingShop = StripeShop & { readonly smtp: TestSmtp };

/** Starts it. @param settings further ones of the environment */
export async function startPayingShop(settings: Settings = {}): Promise<PayingShop> {
  const smtp = await startSmtp();
  const paid = await startStripeShop({ SMTP_URL: smtp.url, ...settings });
  const stop = async () => {
    await paid.stop();
    await smtp.close();
  };
  return { ...paid, smtp, stop };
}
