/** Words of the mails about stays at the Résidence; `{…}` are facts put in when a mail leaves. */
export const bookingMails = {
  bookingConfirmed: {
    subject: 'إقامتكم في دار الضيافة، \u2066{number}\u2069',
    title: 'إقامتكم محجوزة',
    text: [
      'جناحكم في انتظاركم: {suite}. تؤكد هذه الرسالة الحجز \u2066{number}\u2069، فاحتفظوا بها. والملف المرفق يضيفه إلى تقويمكم.',
    ],
    button: 'عرض إقامتي',
    notes: [
      'هذا الرابط لكم وحدكم: من يملكه يستطيع تغيير الإقامة أو إلغاءها.',
      'هل لديكم سؤال؟ اتصلوا بالاستقبال {reception, select, always {ليلًا أو نهارًا} other {من الساعة {opens} إلى الساعة {closes}}} على \u2066{phone}\u2069 واذكروا الرقم \u2066{number}\u2069.',
    ],
  },
  bookingMoved: {
    subject: 'تواريخ جديدة لإقامتكم \u2066{number}\u2069',
    title: 'تغيّرت تواريخكم',
    text: [
      'هذه هي الإقامة \u2066{number}\u2069 كما أصبحت الآن. ويحل الملف المرفق محل السابق في تقويمكم.',
    ],
    button: 'عرض إقامتي',
    notes: [
      'هذا الرابط لكم وحدكم: من يملكه يستطيع تغيير الإقامة أو إلغاءها.',
      'هل لديكم سؤال؟ اتصلوا بالاستقبال {reception, select, always {ليلًا أو نهارًا} other {من الساعة {opens} إلى الساعة {closes}}} على \u2066{phone}\u2069 واذكروا الرقم \u2066{number}\u2069.',
    ],
  },
  bookingCancelled: {
    subject: 'أُلغيت إقامتكم \u2066{number}\u2069',
    title: 'أُلغيت إقامتكم',
    text: [
      'أُلغي الحجز \u2066{number}\u2069 وعادت لياليه متاحة. ليس عليكم دفع شيء، وما دُفع بالبطاقة يُعاد إليكم. والملف المرفق يزيله من تقويمكم.',
    ],
    button: 'اختيار تواريخ أخرى',
    notes: [
      'هل لديكم سؤال؟ اتصلوا بالاستقبال {reception, select, always {ليلًا أو نهارًا} other {من الساعة {opens} إلى الساعة {closes}}} على \u2066{phone}\u2069 واذكروا الرقم \u2066{number}\u2069.',
    ],
  },
  bookingKept: {
    subject: 'إقامتكم الملغاة \u2066{number}\u2069: ما تحتفظ به الدار',
    title: 'ما تحتفظ به الدار من ثمن إقامتكم',
    text: [
      'أُلغي الحجز \u2066{number}\u2069. لم يعد إلغاؤه مجانيًا: تحتفظ الدار الآن من ثمنه بمبلغ {amount}. وما دُفع فوق ذلك يُعاد إليكم.',
    ],
    button: 'عرض إقامتي',
    notes: [
      'هل لديكم سؤال؟ اتصلوا بالاستقبال {reception, select, always {ليلًا أو نهارًا} other {من الساعة {opens} إلى الساعة {closes}}} على \u2066{phone}\u2069 واذكروا الرقم \u2066{number}\u2069.',
    ],
  },
  bookingPaidTooLate: {
    subject: 'يُعاد إليكم مبلغ الإقامة \u2066{number}\u2069',
    title: 'يُعاد إليكم ما دفعتموه',
    text: [
      'وصل دفعكم بعدما لم تعد هذه الليالي محفوظة لكم: لم يُحجز به شيء، ويعيده المصرف كاملًا إلى البطاقة نفسها خلال أيام قليلة. وقد يكون جناح آخر متاحًا في التواريخ نفسها.',
    ],
    button: 'عرض الأجنحة المتاحة',
    notes: [
      'هل لديكم سؤال؟ اتصلوا بالاستقبال {reception, select, always {ليلًا أو نهارًا} other {من الساعة {opens} إلى الساعة {closes}}} على \u2066{phone}\u2069 واذكروا الرقم \u2066{number}\u2069.',
    ],
  },
  bookingReminder: {
    subject: 'غدًا في دار الضيافة، \u2066{number}\u2069',
    title: 'إلى الغد',
    text: [
      'جناحكم جاهز غدًا ابتداءً من {checkIn}: {suite}. وستجدون من يستقبلكم {reception, select, always {في أي ساعة} other {من الساعة {opens} إلى الساعة {closes}}}.',
    ],
    button: 'عرض إقامتي',
    notes: [
      'هل لديكم سؤال؟ اتصلوا بالاستقبال {reception, select, always {ليلًا أو نهارًا} other {من الساعة {opens} إلى الساعة {closes}}} على \u2066{phone}\u2069 واذكروا الرقم \u2066{number}\u2069.',
    ],
  },
  /** Text of `bookingCancelled` where nothing was paid, and nothing is due. */
  cancelledUnpaid: [
    'أُلغي الحجز \u2066{number}\u2069 وعادت لياليه متاحة. ليس عليكم دفع شيء. والملف المرفق يزيله من تقويمكم.',
  ],
  /** The same, where the house keeps something. */
  cancelledLate: [
    'أُلغي الحجز \u2066{number}\u2069 وعادت لياليه متاحة. لم يعد إلغاؤه مجانيًا: يُستحق من ثمنه {amount}. وما دُفع فوق ذلك يُعاد إليكم، وما نقص يُسوّى مع الاستقبال الذي يخبركم كيف. والملف المرفق يزيله من تقويمكم.',
  ],
  /** The same, where nothing of that was paid. */
  cancelledOwed: [
    'أُلغي الحجز \u2066{number}\u2069 وعادت لياليه متاحة. لم يعد إلغاؤه مجانيًا: يُستحق من ثمنه {amount}، ويُسوّى مع الاستقبال الذي يخبركم كيف. والملف المرفق يزيله من تقويمكم.',
  ],
  /** The same, where nothing of that is missing. */
  cancelledPaid: [
    'أُلغي الحجز \u2066{number}\u2069 وعادت لياليه متاحة. لم يعد إلغاؤه مجانيًا: تحتفظ الدار من ثمنه بمبلغ {amount}. وما دُفع فوق ذلك يُعاد إليكم. والملف المرفق يزيله من تقويمكم.',
  ],
  /** Text of `bookingKept` where the house keeps nothing any more. */
  keptNothing: [
    'أُلغي الحجز \u2066{number}\u2069. لم تعد الدار تحتفظ بشيء من ثمنه: ليس عليكم دفع شيء، وما دُفع يُعاد إليكم.',
  ],
  /** Text of `bookingKept` where nothing was paid. */
  keptUnpaid: [
    'أُلغي الحجز \u2066{number}\u2069. لم يعد إلغاؤه مجانيًا: يُستحق الآن من ثمنه {amount}، ويُسوّى مع الاستقبال الذي يخبركم كيف.',
  ],
  /** Follows the text of `bookingKept` while something is missing. */
  keptOwed: 'وما نقص يُسوّى مع الاستقبال الذي يخبركم كيف.',
  rows: {
    suite: 'الجناح',
    address: 'العنوان',
  },
} as const;
