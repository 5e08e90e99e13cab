export const apartments = {
  title: 'دار ضيافة Théogonie',
  note: 'أسعار على سبيل المثال، بالدولار، للجناح والليلة؛ أما الأسرّة فتُباع باليورو.',
  location: 'على الواجهة البحرية، Cap d’Antibes',
  capacity:
    '{guests, plural, zero {بلا ضيوف} one {ضيف واحد} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}',
  size: '{area, number} م²',
  perNight: 'لليلة',
  more: '{count, plural, zero {لا غيرها} one {وواحدة غيرها} two {واثنتان غيرها} few {و# غيرها} many {و# غيرها} other {و# غيرها}}',
  buy: 'شراء سرير هذا الجناح',
  features: {
    bathroom: 'حمّام',
    kitchen: 'مطبخ',
    wifi: 'Wi-Fi',
    terrace: 'شرفة',
    seaView: 'إطلالة على البحر',
    hammam: 'حمّام بخاري',
    fireplace: 'مدفأة',
    library: 'مكتبة',
    pool: 'حوض خاص',
    butler: 'مضيف خاص',
  },
} as const;
