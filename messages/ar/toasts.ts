/** Refusals, by the code an action gives. */
export const errors = {
  emailRequired: {
    title: 'البريد مطلوب',
    text: 'يُرجى الاشتراك في النشرة البريدية لاستعمال السلة',
  },
  emailRequiredWishlist: {
    title: 'البريد مطلوب',
    text: 'يُرجى الاشتراك في النشرة البريدية لاستعمال قائمة الأمنيات',
  },
  invalidEmail: { title: 'خطأ', text: 'عنوان البريد الإلكتروني هذا غير صالح.' },
  alreadySubscribed: {
    title: 'مسجّل من قبل',
    text: 'هذا العنوان مسجّل من قبل في نشرتنا البريدية',
  },
  subscribeFailed: { title: 'خطأ', text: 'تعذّر تسجيلكم. يُرجى المحاولة مرة أخرى.' },
  cartLoadFailed: { title: 'خطأ', text: 'تعذّر تحميل السلة' },
  cartAddFailed: { title: 'خطأ', text: 'تعذّرت إضافة القطعة إلى السلة' },
  cartLimit: {
    title: 'بلغت الكمية حدّها الأقصى',
    text: 'لا يتسع السطر الواحد في السلة لأكثر من 99 قطعة.',
  },
  cartRemoveFailed: { title: 'خطأ', text: 'تعذّر حذف القطعة' },
  cartQuantityFailed: { title: 'خطأ', text: 'تعذّر تحديث الكمية' },
  cartClearFailed: { title: 'خطأ', text: 'تعذّر إفراغ السلة' },
  wishlistLoadFailed: { title: 'خطأ', text: 'تعذّر تحميل قائمة الأمنيات' },
  wishlistAddFailed: { title: 'خطأ', text: 'تعذّرت إضافة القطعة إلى قائمة الأمنيات' },
  wishlistRemoveFailed: { title: 'خطأ', text: 'تعذّر حذف القطعة' },
  alreadyListed: {
    title: 'في القائمة',
    text: 'هذه القطعة في قائمة أمنياتكم من قبل',
  },
  quoteFailed: { title: 'خطأ', text: 'تعذّر تجهيز الدفع. يُرجى المحاولة مرة أخرى.' },
  messageInvalid: { title: 'خطأ', text: 'إحدى الخانات فارغة أو مفرطة الطول أو غير سليمة.' },
  messageFailed: {
    title: 'خطأ',
    text: 'تعذّر إرسال رسالتكم. يُرجى المحاولة مرة أخرى.',
  },
  tooMany: { title: 'طلبات كثيرة جدًا', text: 'أعيدوا المحاولة بعد {wait}.' },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'تم التسجيل!',
    text: 'أهلًا بكم بيننا. سلّتكم وقائمة أمنياتكم جاهزتان الآن.',
  },
  added: { title: 'أُضيفت إلى السلة', text: '' },
  quantitySet: { title: 'حُدّثت الكمية', text: '' },
  removed: { title: 'حُذفت القطعة', text: '' },
  cleared: { title: 'أُفرغت السلة', text: '' },
  listed: { title: 'أُضيفت إلى الأمنيات', text: '' },
  unlisted: { title: 'أُزيلت من الأمنيات', text: '' },
  messageSent: { title: 'أُرسلت الرسالة', text: '' },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'الإشعارات',
  close: 'إغلاق الإشعار',
  added: 'عرض السلة',
  listed: 'عرض قائمة الأمنيات',
  undo: 'تراجع',
} as const;
