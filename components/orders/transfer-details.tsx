import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import { bankAccount, ibanInWords, transferCode } from '@/lib/checkout/transfer/bank-account';
import { qrPath } from '@/lib/checkout/transfer/qr-path';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';

type Props = {
  title: string;
  text: string;
  /** The number of the order: what the transfer says of itself. */
  reference: string;
  cents: number;
  /** The last day on which it is awaited, where there is one. */
  until?: string;
  /** What holds after that day, unless nothing has come. */
  late?: string;
};

/** Where a bank transfer goes, and a code that fills it in. */
export async function TransferDetails({ title, text, reference, cents, until, late }: Props) {
  const t = await getTranslations('orders');
  const locale = await currentLocale();
  const account = bankAccount();
  return (
    <section className="grid w-full max-w-measure gap-6 border-gold border-t bg-paper p-6 sm:p-10">
      <h2 className="text-heading">{title}</h2>
      {account ? (
        <>
          <p>{text}</p>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Row name={t('transfer.amount')}>
              <span className="font-display text-lead">{formatPrice(cents, locale)}</span>
            </Row>
            <Row name={t('transfer.reference')} isCode>
              {reference}
            </Row>
            <Row name="IBAN" isCode isWide>
              {ibanInWords(account.iban)}
            </Row>
            {account.bic && (
              <Row name="BIC" isCode>
                {account.bic}
              </Row>
            )}
            <Row name={t('transfer.holder')}>{account.holder}</Row>
            {until && <Row name={t('transfer.until')}>{dayInWords(until, locale)}</Row>}
          </dl>
          <Code
            code={transferCode(account, cents, reference)}
            name={t('transfer.code')}
            text={t('transfer.codeText')}
          />
          {until && <p className="text-muted text-small">{late ?? t('transfer.late')}</p>}
        </>
      ) : (
        <p>
          {t('transfer.away')}{' '}
          <Link href="/contact" prefetch={false} className="prose-link">
            {t('write')}
          </Link>
        </p>
      )}
    </section>
  );
}

type RowProps = {
  name: string;
  /** Latin signs that are copied whole. */
  isCode?: boolean;
  isWide?: boolean;
  children: ReactNode;
};

function Row({ name, isCode, isWide, children }: RowProps) {
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <dt className="text-label text-muted uppercase">{name}</dt>
      {/* In the letters of texts: those of titles have an O like a zero. */}
      <dd className="wrap-anywhere pt-1 lining-nums tabular-nums">
        <bdi dir={isCode ? 'ltr' : undefined} className={isCode ? 'select-all' : ''}>
          {children}
        </bdi>
      </dd>
    </div>
  );
}

/** A code for the app of a bank: dark on light in both themes, or no telephone reads it. */
function Code({ code, name, text }: { code: string; name: string; text: string }) {
  const { size, path } = qrPath(code);
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr] print:break-inside-avoid">
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${size} ${size}`}
        className="size-44"
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <p className="text-muted text-small">{text}</p>
    </div>
  );
}
