export const viewer = {
  label: 'مشاهد: {name}',
  titles: {
    hero: 'في الغرفة',
    front: 'على خلفية سادة',
    detail: 'الخامات',
    scale: 'مقارنة الحجم',
    night: 'ليلًا',
    rings: 'الحلقات',
    drawing: 'الرسم',
  },
  alts: {
    hero: '{name}: مشهد مائل في غرفة تليق بالقطعة.',
    front: '{name}: مشهد أمامي على خلفية سادة.',
    detail: '{name} عن قرب: {material}.',
    scale: '{name}: بجوار باب أو سرير يبيّن الحجم.',
    night: '{name}: بعد حلول الليل والأضواء مضاءة.',
    rings: '{name} عن قرب: حلقات البرونز.',
  },
  drawing: '{name}: الواجهة رسمًا بالخطوط.',
  plates: {
    olympe: 'ريشة نسر وصاعقة ذهبية على الرخام.',
    titans: 'ذات حَلَق من البرونز بجانب كتابين.',
    underworld: 'رمّانة مفتوحة على لوح من البازلت.',
    aqua: 'صدفة وزجاج صقله البحر.',
    oracles: 'بومة مسكوكة على ميدالية من البرونز بجانب غصن زيتون.',
    foyer: 'جمر متّقد في وعاء من البرونز.',
    reflets: 'مرآة يد ووردة.',
    saisons: 'حزمة قمح وثمار الخريف.',
  },
  medallion: 'ميدالية بنقش بارز، بلا وجه.',
  goTo: 'عرض: {title}',
  enlarge: 'تكبير المشهد',
  modelLabel: '{name} بثلاثة أبعاد',
  /** Before the names of options that a picture does not show. */
  unseen: 'غير ظاهر',
  modelHidden: 'خيارات غير ظاهرة: {list}.',
  modelOpen: 'عرض ثلاثي الأبعاد',
} as const;

/** Pictures full screen; the views of a piece say their arrows and their counter by it too. */
export const lightbox = {
  label: 'المشهد مكبّرًا',
  close: 'إغلاق',
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  previous: 'المشهد السابق',
  next: 'المشهد التالي',
  counter: '{index} من {total}',
  carousel: 'عرض دوّار',
  slide: 'مشهد',
} as const;

/** Words around the 3D viewer. */
export const modelDialog = {
  hint: 'اسحبوا للتدوير، وباعدوا بين إصبعين للتقريب. وبلوحة المفاتيح: الأسهم، ثم المفتاحان + و −.',
  turn: 'تدوير القطعة',
  loading: 'جارٍ تحميل النموذج…',
  failed: 'تعذّر تحميل النموذج. الصور متاحة كما هي.',
  unsupported: 'لا يدعم هذا الجهاز العرض الثلاثي الأبعاد. الصور متاحة كما هي.',
  lost: 'انقطع العرض.',
  retry: 'إعادة المحاولة',
  close: 'إغلاق العرض الثلاثي الأبعاد',
  dimensions: 'الأبعاد',
  night: 'إضاءة ليلية',
  finish: 'تشطيبات الورشة، حسب الطلب',
  original: 'الأصلي',
  options: 'خيارات ظاهرة',
  place: 'معاينة في بيتكم',
  width: 'العرض',
  depth: 'العمق',
  height: 'الارتفاع',
} as const;

/** What the 3D viewer says of itself: names of its parts, how it is turned, and from where the piece is seen. */
export const modelSpeech = {
  region: 'إشعارات',
  leave: 'مغادرة الواقع المعزّز',
  /** Under the keys that the viewer asks for. */
  a11y: {
    'interaction-prompt': 'استخدموا الفأرة أو الإصبع أو مفاتيح الأسهم لتدوير النموذج.',
    front: 'منظر من الأمام',
    right: 'منظر من اليمين',
    back: 'منظر من الخلف',
    left: 'منظر من اليسار',
    'upper-front': 'منظر من الأمام، من أعلى',
    'upper-right': 'منظر من اليمين، من أعلى',
    'upper-back': 'منظر من الخلف، من أعلى',
    'upper-left': 'منظر من اليسار، من أعلى',
    'lower-front': 'منظر من الأمام، من أسفل',
    'lower-right': 'منظر من اليمين، من أسفل',
    'lower-back': 'منظر من الخلف، من أسفل',
    'lower-left': 'منظر من اليسار، من أسفل',
  },
} as const;
