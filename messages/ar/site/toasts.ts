/** Refusals, by the code an action gives. */
export const errors = {
  emailRequired: {
    title: 'البريد الإلكتروني مطلوب',
    text: 'يُرجى كتابة عنوان بريدكم لاستعمال السلة',
  },
  emailRequiredWishlist: {
    title: 'البريد الإلكتروني مطلوب',
    text: 'يُرجى كتابة عنوان بريدكم لاستعمال قائمة الأمنيات',
  },
  invalidEmail: { title: 'خطأ', text: 'عنوان البريد الإلكتروني هذا غير صالح.' },
  alreadySubscribed: {
    title: 'مسجّل مسبقًا',
    text: 'هذا العنوان مسجّل مسبقًا في نشرتنا البريدية',
  },
  subscribeFailed: { title: 'خطأ', text: 'تعذّر تسجيلكم. يُرجى المحاولة مرة أخرى.' },
  badPostcode: { title: 'الرمز البريدي', text: 'هذا الرمز البريدي لا يطابق البلد المختار.' },
  cartLoadFailed: { title: 'خطأ', text: 'تعذّر تحميل السلة' },
  cartAddFailed: { title: 'خطأ', text: 'تعذّرت إضافة القطعة إلى السلة' },
  cartLimit: {
    title: 'بلغت السلة حدّها الأقصى',
    text: 'تتّسع السلة لما يصل إلى 100 قطعة مختلفة، و99 من كل قطعة.',
  },
  cartRemoveFailed: { title: 'خطأ', text: 'تعذّر حذف القطعة' },
  cartQuantityFailed: { title: 'خطأ', text: 'تعذّر تحديث الكمية' },
  quantityInvalid: { title: 'لم تتغيّر الكمية', text: 'الكمية عدد صحيح من 1 إلى 99.' },
  cartClearFailed: { title: 'خطأ', text: 'تعذّر إفراغ السلة' },
  wishlistLoadFailed: { title: 'خطأ', text: 'تعذّر تحميل قائمة الأمنيات' },
  wishlistAddFailed: { title: 'خطأ', text: 'تعذّرت إضافة القطعة إلى قائمة الأمنيات' },
  wishlistRemoveFailed: { title: 'خطأ', text: 'تعذّر حذف القطعة' },
  alreadyListed: {
    title: 'موجودة في القائمة',
    text: 'هذه القطعة موجودة في قائمة أمنياتكم',
  },
  checkoutFailed: { title: 'خطأ', text: 'تعذّر تجهيز الدفع. يُرجى المحاولة مرة أخرى.' },
  offerFailed: { title: 'خطأ', text: 'تعذّر إعداد عرض السعر. يُرجى المحاولة مرة أخرى.' },
  offerTooHigh: {
    title: 'المجموع مرتفع جدًا',
    text: 'المجموع أعلى من حدّ عروض الأسعار عبر الموقع. راسلونا من صفحة الاتصال، وستُعدّ الدار هذا العرض بنفسها.',
  },
  messageInvalid: {
    title: 'خطأ',
    text: 'تحقّقوا من الاسم والبريد الإلكتروني والموضوع والرسالة: أحدها فارغ أو طويل جدًا أو غير صحيح.',
  },
  messageFailed: {
    title: 'خطأ',
    text: 'تعذّر إرسال رسالتكم. يُرجى المحاولة مرة أخرى.',
  },
  expiredPage: {
    title: 'حُدِّثت الصفحة',
    text: 'أعيدوا تحميل الصفحة ثم حاولوا من جديد: حُدِّث المتجر بعد أن فتحتموها.',
  },
  badVatNumber: {
    title: 'الرقم الضريبي',
    text: 'هذا الرقم الضريبي غير صالح. تحقّقوا من حروفه وأرقامه، أو اتركوا الحقل فارغًا.',
  },
  badBilling: {
    title: 'الشركة',
    text: 'لفاتورة باسم شركة، اذكروا اسمها وشارعها ومدينتها وبلدها.',
  },
  badTransferBuyer: {
    title: 'بياناتكم',
    text: 'للتحويل، اذكروا اسمكم وبريدكم الإلكتروني وعنوان التسليم كاملًا. ورقم الهاتف، إن ذكرتموه، ستة أرقام على الأقل.',
  },
  addressElsewhere: {
    title: 'مكان التسليم',
    text: 'يسري على هذا العنوان سعر آخر أو تسليم آخر. اختاروا هذا المكان في الملخّص أولًا، ثم اطلبوا.',
  },
  wayNotOffered: {
    title: 'وسيلة الدفع',
    text: 'وسيلة الدفع هذه غير متاحة لهذا الطلب. اختاروا وسيلة أخرى.',
  },
  paymentArriving: {
    title: 'الدفع قيد التأكيد',
    text: 'جرى للتو دفعٌ لهذا الطلب، وتأكيده في الطريق: أعيدوا تحميل الصفحة بعد لحظات.',
  },
  paymentFailed: {
    title: 'خطأ',
    text: 'تعذّر فتح صفحة الدفع. طلبكم محفوظ، فأعيدوا المحاولة بعد لحظات.',
  },
  tooMany: { title: 'طلبات كثيرة جدًا', text: 'أعيدوا المحاولة {wait}.' },
  compareFull: {
    title: 'اكتملت المقارنة',
    text: 'تُقارن أربع قطع على الأكثر في المرة الواحدة.',
  },
  compareMixed: {
    title: 'فئة أخرى',
    text: 'لا تُقارن إلا قطع من فئة واحدة.',
  },
  noNetwork: { title: 'لا اتصال بالشبكة', text: 'أعيدوا المحاولة حين يعود الاتصال.' },
  noAnswer: { title: 'المتجر لا يستجيب', text: 'أعيدوا المحاولة أو أعيدوا تحميل الصفحة.' },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'تم التسجيل بنجاح!',
    text: 'أهلًا بكم بيننا. سلّتكم وقائمة أمنياتكم متاحتان الآن.',
  },
  added: { title: 'أُضيفت إلى السلة', text: '' },
  quantitySet: { title: 'حُدّثت الكمية', text: '' },
  removed: { title: 'حُذفت القطعة', text: '' },
  cleared: { title: 'أُفرغت السلة', text: '' },
  listed: { title: 'أُضيفت إلى قائمة الأمنيات', text: '' },
  unlisted: { title: 'أُزيلت من قائمة الأمنيات', text: '' },
  messageSent: { title: 'أُرسلت الرسالة', text: '' },
  left: {
    title: 'خرجتم من الجلسة',
    text: 'لم تعد السلة والأمنيات ظاهرة على هذا الجهاز. ويعيد فتحها رابط يُرسل إلى العنوان.',
  },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'الإشعارات',
  close: 'إغلاق الإشعار',
  added: 'عرض السلة',
  listed: 'عرض قائمة الأمنيات',
  undo: 'تراجع',
  restart: 'البدء من جديد بهذه القطعة',
} as const;
