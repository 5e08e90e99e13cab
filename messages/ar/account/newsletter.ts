import { fieldFaults } from '@/messages/ar/site/fields';

export const newsletter = {
  email: {
    label: 'البريد الإلكتروني',
    placeholder: 'you@example.com',
    fault: fieldFaults.email,
  },
  name: {
    label: 'الاسم الكامل',
    optional: 'اختياري',
  },
  consent: 'أرغب في تلقي نشرة الدار، مرات قليلة في السنة. في كل رسالة رابط لإلغاء الاشتراك.',
  submit: 'تسجيل',
  submitting: 'لحظة…',
  privacy: {
    text: 'هذا العنوان هو مفتاح سلّتكم وأمنياتكم.',
    link: 'قراءة سياسة الخصوصية',
  },
  linkSent:
    'أُرسل رابط دخول إلى هذا البريد. وهو صالح لعشر دقائق، ويعيد سلّتكم وأمنياتكم إلى هذا الجهاز.',
} as const;

/** The invitation on the pages of the shop. */
export const newsletterSection = {
  eyebrow: 'النشرة البريدية',
  title: 'أخبارنا، مرات قليلة في السنة',
  text: 'عنوان بريدكم يفتح لكم سلة وقائمة أمنيات. وإن وضعتم علامة في الخانة، وصلتكم عليه نشرتنا أيضًا: جذع جوز بلغ الورشة، أو قطعة جديدة، أو موعد في دار الضيافة.',
} as const;

/** The dialog that asks for an address before the first add to a cart or wishlist. */
export const newsletterGate = {
  title: 'انضموا إلى النخبة للمتابعة',
  text: 'تُحفظ السلة والأمنيات تحت هذا العنوان: تجدونها هنا، وعلى غير هذا الجهاز عبر رابط.',
  note: 'لا كلمة مرور ولا حساب. والنشرة اختيارية.',
  /** The button, by what was asked for. */
  submit: { cart: 'إضافة إلى السلة', wishlist: 'إضافة إلى الأمنيات', kept: 'تسمية التشكيلة' },
  close: 'إغلاق',
} as const;
