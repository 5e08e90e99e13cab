export const nav = {
  skip: 'الانتقال إلى المحتوى',
  label: 'التنقل الرئيسي',
  home: 'الرئيسية',
  collections: 'المجموعات',
  gallery: 'المعرض',
  contact: 'اتصلوا بنا',
  /** The spec's "Book Now" button. */
  book: 'سلّتي',
  count: 'عدد القطع في السلة: {count}',
  open: 'فتح القائمة',
  close: 'إغلاق القائمة',
  menu: 'القائمة',
  theme: 'تبديل المظهر: نهار أو ليل',
  language: 'اللغة',
  back: 'رجوع',
  backToGallery: 'العودة إلى المعرض',
  breadcrumb: 'مسار التصفح',
} as const;
