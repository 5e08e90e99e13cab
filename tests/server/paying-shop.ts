import { startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { startStripe, type TestStripe } from '@/tests/programs/stripe';
import { startShop, type TestShop } from '@/tests/shop';

/** A shop that is paid through a stand-in for Stripe and sends its mails to a server of its own. */
export type PayingShop = {
  readonly stripe: TestStripe;
  readonly smtp: TestSmtp;
  readonly shop: TestShop;
  readonly stop: () => Promise<void>;
};

/** Starts it, with limits that no test of one visitor reaches. @param settings further ones of the environment */
export async function startPayingShop(
  settings: Readonly<Record<string, string>> = {},
): Promise<PayingShop> {
  const [stripe, smtp] = await Promise.all([startStripe(), startSmtp()]);
  const shop = await startShop({
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: smtp.url,
    LIMIT_FACTOR: '1000',
    ...settings,
  });
  const stop = async () => {
    await shop.stop();
    await Promise.all([stripe.close(), smtp.close()]);
  };
  return { stripe, smtp, shop, stop };
}
