import { expect, test } from 'vitest';
import { isServerFault } from '@/lib/mail/mail';
import { kindPriority, priorityOf } from '@/lib/mail/mail-rules';

test('the mails of a contract leave as those of orders, acknowledgements as notices', () => {
  for (const kind of ['orderConfirmed', 'orderRefunded', 'withdrawal'] as const) {
    expect(kindPriority(kind), kind).toBe(priorityOf('order'));
  }
  expect(kindPriority('receipt')).toBe(priorityOf('notice'));
});

test('a server that is leaving or cannot be reached is at fault, one that refuses a mail is not', () => {
  const fault = (about: object) => isServerFault(Object.assign(new Error('no mail'), about));
  expect(fault({ responseCode: 421, code: 'EENVELOPE' })).toBe(true);
  expect(fault({ code: 'ECONNREFUSED' })).toBe(true);
  for (const responseCode of [450, 550]) expect(fault({ responseCode })).toBe(false);
  expect(isServerFault('421')).toBe(false);
});
