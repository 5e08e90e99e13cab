import { type RefundWay, refundWays } from '@/lib/checkout/refund';
import { type RefundKind, refundKinds } from '@/lib/orders/order';
import { longestRemark } from '@/lib/orders/order-moves';
import type { SearchParams } from '@/lib/search-params';

/** What a person has chosen and typed in the form of a refund, as far as they have. */
export type TypedRefund = {
  readonly kind?: RefundKind;
  readonly way?: RefundWay;
  readonly amount?: string;
  readonly remark?: string;
};

const longestAmount = 16;

/** The names in the address: those of other forms of the page are taken. */
const names = { kind: 'kind', way: 'way', amount: 'sum', remark: 'why' } as const;

function typedRefund(read: (field: keyof TypedRefund) => unknown): TypedRefund {
  const text = (field: 'amount' | 'remark') => {
    const value = read(field);
    const plain = typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
    return plain.replaceAll('\0', '').trim() || undefined;
  };
  return {
    kind: refundKinds.find((one) => one === read('kind')),
    way: refundWays.find((one) => one === read('way')),
    amount: text('amount')?.slice(0, longestAmount),
    remark: text('remark'),
  };
}

/** What of a form about a refund was chosen and typed. */
export const typedRefundIn = (form: FormData): TypedRefund =>
  typedRefund((field) => form.get(field));

/** The same of an address that gives it back. */
export const typedRefundAt = (query: SearchParams): TypedRefund =>
  typedRefund((field) => query[names[field]]);

/** The query of an address that gives back what was chosen and typed. */
export function typedRefundQuery({ remark, ...typed }: TypedRefund): Record<string, string> {
  const given = { ...typed, remark: remark?.slice(0, longestRemark) };
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const value = given[field as keyof TypedRefund];
      return value ? [[name, value]] : [];
    }),
  );
}
