export const nav = {
  skip: 'الانتقال إلى المحتوى',
  label: 'التنقل الرئيسي',
  home: 'الرئيسية',
  collections: 'المجموعات',
  gallery: 'المعرض',
  contact: 'اتصلوا بنا',
  search: 'بحث',
  /** The spec's "Book Now" button. */
  book: 'سلّتي',
  count:
    '{pieces, plural, zero {لا قطع في السلة} one {قطعة واحدة في السلة} two {قطعتان في السلة} few {# قطع في السلة} many {# قطعة في السلة} other {# قطعة في السلة}}',
  open: 'فتح القائمة',
  close: 'إغلاق القائمة',
  menu: 'القائمة',
  theme: 'تبديل المظهر: نهار أو ليل',
  language: 'اللغة',
  back: 'رجوع',
  backToGallery: 'العودة إلى المعرض',
  breadcrumb: 'مسار التصفح',
} as const;
