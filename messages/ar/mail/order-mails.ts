/** Words of the mails about orders; `{…}` are facts put in when a mail leaves. */
export const orderMails = {
  orderConfirmed: {
    subject: 'تأكيد طلبكم \u2066{number}\u2069',
    title: 'تم تأكيد طلبكم',
    text: [
      'شكرًا لكم. وصلتنا دفعتكم، وتم تأكيد طلبكم \u2066{number}\u2069. تتسلّمه الورشة خلال يومي عمل، ثم نتفق معكم على يوم التركيب. هذه الرسالة تأكيد للعقد، فاحتفظوا بها.',
    ],
    button: 'عرض الطلب',
    notes: [
      'لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  workshopPhotos: {
    subject: 'طلبكم \u2066{number}\u2069 في الورشة',
    title: 'في الورشة',
    text: ['تعمل الورشة على طلبكم \u2066{number}\u2069، وهذه صورته الآن.'],
    button: 'عرض الطلب',
    notes: [
      'لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  readyPhotos: {
    subject: 'طلبكم \u2066{number}\u2069 جاهز',
    title: 'طلبكم جاهز',
    text: [
      'اكتملت قطع طلبكم \u2066{number}\u2069 كلها، وهذه صورها كما خرجت لتوّها من الورشة. سنتصل بكم للاتفاق على يوم التركيب.',
    ],
    button: 'عرض الطلب',
    notes: [
      'لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  /** Instead of `orderConfirmed`, where a deposit was paid. */
  depositReceived: {
    subject: 'تأكّد طلبكم \u2066{number}\u2069',
    title: 'وصلت دفعتكم المقدّمة',
    text: [
      'شكرًا لكم. وصلتنا دفعتكم المقدّمة وقدرها {deposit} وتأكّد طلبكم \u2066{number}\u2069. تتسلّمه الورشة خلال يومي عمل. يُدفع المبلغ المتبقي وقدره {balance} قبل التسليم، وسنكتب إليكم بشأنه. هذه الرسالة تؤكّد العقد؛ احتفظوا بها.',
    ],
    button: 'عرض الطلب',
    notes: ['لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا على \u2066{phone}\u2069 مع ذكر رقم الطلب.'],
  },
  transferDue: {
    subject: 'طلبكم \u2066{number}\u2069: تحويل بقيمة {amount}',
    title: 'طلبكم بانتظار التحويل',
    text: [
      'طلبكم \u2066{number}\u2069 مسجَّل. حوّلوا {amount} في موعد أقصاه {date}، مع ذكر رقم الطلب مرجعًا. تبدأ الورشة فور وصول المبلغ، وعندها يصلكم تأكيد الطلب وفاتورته.',
    ],
    button: 'عرض الطلب',
    notes: [
      'لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  /** What `transferDue` and its reminder add where the sum is the deposit. */
  transferIsDeposit:
    'هذا المبلغ هو الدفعة المقدّمة عن طلب قيمته {total}؛ ويُدفع المبلغ المتبقي وقدره {balance} قبل التسليم.',
  /** Instead of `transferDue`, later. */
  transferReminder: {
    subject: 'تذكير: تحويل طلبكم \u2066{number}\u2069',
    title: 'لم يصل تحويلكم بعد',
    text: [
      'لم يصلنا بعد التحويل وقدره {amount} عن طلبكم \u2066{number}\u2069. ننتظره حتى {date}؛ وبعد هذا اليوم يُلغى الطلب ولا يترتّب عليكم شيء.',
    ],
    button: 'عرض الطلب',
    notes: [
      'أرسلتموه بالفعل أو لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.',
    ],
  },
  /** Instead of `amountDiffers`, where a part of the transfer has come. */
  transferPart: {
    subject: 'طلبكم \u2066{number}\u2069: يبقى {missing}',
    title: 'وصل جزء من تحويلكم',
    text: [
      'وصلنا {received} بتحويل مصرفي عن الطلب \u2066{number}\u2069، ويبقى {missing}. حوّلوا الباقي إلى الحساب نفسه، مع ذكر رقم الطلب مرجعًا. تبدأ الورشة فور اكتمال المبلغ.',
    ],
    button: 'عرض الطلب',
    notes: [
      'أرسلتم الباقي بالفعل أو لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.',
    ],
  },
  /** Instead of `orderCancelled`, where no bank transfer has come. */
  transferLate: {
    subject: 'أُلغي طلبكم \u2066{number}\u2069',
    title: 'لم يصل تحويلكم',
    text: [
      'لم يصلنا أي تحويل عن الطلب \u2066{number}\u2069، وكنّا ننتظره حتى {date}. أُلغي الطلب، ولا يترتّب عليكم شيء.',
    ],
    button: 'عرض الطلب',
    notes: [
      'أُرسل تحويلكم رغم ذلك؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069: نعيد الطلب أو نردّ المبلغ.',
    ],
  },
  balanceDue: {
    subject: 'المبلغ المتبقي من طلبكم \u2066{number}\u2069: {balance}',
    title: 'طلبكم ينتظر دفع المبلغ المتبقي',
    text: [
      'يبقى {balance} للدفع عن طلبكم \u2066{number}\u2069 الذي وصلتنا دفعته المقدّمة وقدرها {deposit}. نسلّم الطلب فور وصول المبلغ المتبقي.',
    ],
    button: 'دفع المبلغ المتبقي',
    notes: ['دفعتموه بالفعل أو لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا على \u2066{phone}\u2069.'],
  },
  /** Instead of `balanceDue`, later. */
  balanceReminder: {
    subject: 'تذكير: المبلغ المتبقي من طلبكم \u2066{number}\u2069',
    title: 'المبلغ المتبقي من طلبكم',
    text: [
      'لم يصلنا بعد المبلغ المتبقي وقدره {balance} عن طلبكم \u2066{number}\u2069. نسلّم الطلب فور وصوله.',
    ],
    button: 'دفع المبلغ المتبقي',
    notes: ['دفعتموه بالفعل أو لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا على \u2066{phone}\u2069.'],
  },
  /** Instead of `balanceDue` and its reminders, where a part has come by bank transfer. */
  balancePart: {
    subject: 'المبلغ المتبقي من طلبكم \u2066{number}\u2069: يبقى {missing}',
    title: 'وصل جزء من المبلغ المتبقي',
    text: [
      'وصلنا {received} من المبلغ المتبقي عن طلبكم \u2066{number}\u2069، ويبقى {missing}. نسلّم الطلب فور اكتمال المبلغ.',
    ],
    button: 'دفع المبلغ المتبقي',
    notes: [
      'أرسلتم الباقي بالفعل أو لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.',
    ],
  },
  balancePaid: {
    subject: 'وصل المبلغ المتبقي من طلبكم \u2066{number}\u2069',
    title: 'طلبكم مدفوع بالكامل',
    text: [
      'وصلنا المبلغ المتبقي وقدره {balance} عن طلبكم \u2066{number}\u2069. ومع الدفعة المقدّمة أصبح الطلب مدفوعًا بالكامل؛ وتخصم فاتورته الدفعة المقدّمة.',
    ],
    button: 'عرض الطلب',
    notes: ['لديكم سؤال؟ اكتبوا إلى {email} أو اتصلوا على \u2066{phone}\u2069.'],
  },
  deliveryAgreed: {
    subject: 'موعد تسليم طلبكم \u2066{number}\u2069: {date}',
    title: 'تحدّد يوم التسليم',
    text: ['كما اتفقنا معكم، نسلّمكم الطلب \u2066{number}\u2069 يوم {date}.'],
    button: 'عرض الطلب',
    notes: [
      'لم يعد هذا اليوم يناسبكم؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، وسنختار يومًا آخر.',
    ],
  },
  /** Of another day than a mail has said before. */
  deliveryMoved: {
    title: 'تغيّر يوم التسليم',
    text: 'ويحلّ محلّ اليوم المعلن سابقًا: {told}.',
  },
  orderDelivered: {
    subject: 'تم تسليم طلبكم \u2066{number}\u2069',
    title: 'وصل طلبكم',
    text: [
      'سُلّم إليكم الطلب \u2066{number}\u2069 يوم {date}. نرجو أن يدوم عندكم طويلًا.',
      'إن غيّرتم رأيكم فلكم أن تعدلوا عن العقد حتى يوم {until} ضمنًا، من دون إبداء سبب ومن دون رسوم.',
    ],
    button: 'عرض الطلب',
    notes: [
      'سؤال أو ضبط أو أثر على القطعة؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.',
    ],
  },
  orderCancelled: {
    subject: 'أُلغي طلبكم \u2066{number}\u2069',
    title: 'أُلغي طلبكم',
    text: ['أُلغي الطلب \u2066{number}\u2069. لم تصلنا أي دفعة، ولا حاجة إلى فعل شيء.'],
    button: 'عرض الطلب',
    notes: ['لم تطلبوا ذلك؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.'],
  },
  orderRefunded: {
    subject: 'رد مبلغ طلبكم \u2066{number}\u2069',
    title: 'المبلغ في طريقه إليكم',
    text: [
      'نرد إليكم {amount} عن الطلب \u2066{number}\u2069.',
      'يصلكم المبلغ خلال أيام قليلة، بوسيلة الدفع نفسها ومن دون رسوم.',
    ],
    button: 'عرض الطلب',
    notes: ['إن تأخّر وصوله فاكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.'],
  },
  refundTransferred: {
    subject: 'رد مبلغ طلبكم \u2066{number}\u2069',
    title: 'حوّلنا المبلغ إليكم',
    text: [
      'رددنا إليكم {amount} عن الطلب \u2066{number}\u2069 بتحويل مصرفي.',
      'تم التحويل من دون رسوم عليكم، ويظهر في حسابكم خلال أيام قليلة بحسب مصرفكم.',
    ],
    button: 'عرض الطلب',
    notes: ['إن تأخّر وصوله فاكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069.'],
  },
  refundedPart: 'هذا المبلغ جزء من ثمن الطلب، وثمنه كله {total}.',
  /** Of the last of several refunds, after which nothing is left. */
  refundedLast: 'وبهذا يكون كل ما دفعتموه عن هذا الطلب قد رُدّ إليكم.',
  /** Instead of the part, of money that came beyond the invoice: it has no credit note. */
  refundedSurplus: 'لم يكن هذا المبلغ مفوترًا، فتبقى فاتورتكم كما هي.',
  /** The same, where it goes back with money that has one. */
  refundedBeyond:
    'من هذا المبلغ كان {credited} مفوترًا، والإشعار الدائن عنه. أما الباقي، {surplus}، فلم يكن مفوترًا.',
  amountDiffers: {
    subject: 'طلبكم \u2066{number}\u2069: مبلغ يحتاج إلى تحقق',
    title: 'المبلغ المستلم لا يطابق مبلغ الطلب',
    text: [
      'وصلنا {received} عن الطلب \u2066{number}\u2069، ومجموعه {due}.',
      'لم يضع شيء: الطلب مسجَّل والمبلغ محفوظ. سيتصل بكم أحد من الدار أو يكتب إليكم للاتفاق على ما يلي. وحتى ذلك الحين لا حاجة إلى فعل شيء، فلا تدفعوا مرة ثانية.',
    ],
    button: 'عرض الطلب',
    notes: [
      'تفضّلون أن تتواصلوا معنا؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  /** Instead of `amountDiffers`, where the deposit was awaited. */
  depositDiffers: {
    subject: 'طلبكم \u2066{number}\u2069: مبلغ يحتاج إلى تحقق',
    title: 'المبلغ المستلم لا يطابق الدفعة المقدّمة',
    text: [
      'وصلنا {received} عن الطلب \u2066{number}\u2069، ودفعته المقدّمة {due}.',
      'لم يضع شيء: الطلب مسجَّل والمبلغ محفوظ. سيتصل بكم أحد من الدار أو يكتب إليكم للاتفاق على ما يلي. وحتى ذلك الحين لا حاجة إلى فعل شيء، فلا تدفعوا مرة ثانية.',
    ],
    button: 'عرض الطلب',
    notes: [
      'تفضّلون أن تتواصلوا معنا؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  /** Instead of `amountDiffers`, where what is held is the total: it has come once more. */
  paymentToCheck: {
    subject: 'طلبكم \u2066{number}\u2069: دفعة تحتاج إلى تحقق',
    title: 'دفعة تحتاج إلى تحقق',
    text: [
      'وصلتنا دفعة بمبلغ {received} عن الطلب \u2066{number}\u2069، مع أننا لم نعد ننتظر أي دفع.',
      'لم يضع شيء: المبلغ محفوظ. سيتصل بكم أحد من الدار أو يكتب إليكم للاتفاق على ما يلي. وحتى ذلك الحين لا حاجة إلى فعل شيء، فلا تدفعوا مرة أخرى.',
    ],
    button: 'عرض الطلب',
    notes: [
      'تفضّلون أن تتواصلوا معنا؟ اكتبوا إلى {email} أو اتصلوا بالرقم \u2066{phone}\u2069، مع ذكر رقم الطلب.',
    ],
  },
  /** Instead of `amountDiffers`, where the address given with the payment is in another country. */
  addressDiffers: {
    subject: 'طلبكم \u2066{number}\u2069: عنوان يحتاج إلى تحقّق',
    title: 'عنوان التسليم في بلد آخر',
    text: [
      'وصلتنا دفعتكم وقدرها {received} عن الطلب \u2066{number}\u2069. عنوان التسليم المُعطى عند الدفع ليس في البلد الذي احتُسب له السعر: {place}.',
      'لم يضع شيء: الطلب والمبلغ مسجَّلان. راسلونا بعنوان في ذلك البلد فيمضي الطلب، أو اطلبوا ردّ المبلغ، ثم يمكنكم الطلب من جديد بسعر البلد الآخر.',
    ],
    button: 'عرض الطلب',
    notes: [
      'تفضّلون الاتصال بنا؟ اكتبوا إلى {email} أو اتصلوا على \u2066{phone}\u2069 مع ذكر رقم الطلب.',
    ],
  },
  number: 'رقم الطلب',
  date: 'تاريخ الطلب',
  unitPrice: 'سعر الوحدة',
  leadTime:
    'من {min, number} إلى {max, plural, zero {# أسبوع} one {أسبوع واحد} two {أسبوعين} few {# أسابيع} many {# أسبوعًا} other {# أسبوع}}',
  vat: 'منه ضريبة القيمة المضافة ({rate})',
  online: 'أيسر السبل هو التصريح عبر الموقع، وفيه رقم الطلب مكتوب مسبقًا:',
  termsOfTheDay:
    'تسري على هذا الطلب شروط البيع العامة المعمول بها يوم {date}، وهي مرفقة بهذه الرسالة.',
  /** What the attached files are called, in letters that every system has. */
  files: { terms: 'terms', withdrawal: 'withdrawal' },
  seller: 'البائع',
  mattress: 'لكم أن تجرّبوا مرتبة سريركم {nights, number} ليلة: حتى يوم {until}.',
  next: {
    title: 'الخطوات التالية',
    byDate: 'في موعد أقصاه {date}',
    workshop: 'تتسلّم الورشة طلبكم.',
    whenReady: 'حالما يصبح كل شيء جاهزًا',
    call: 'نتصل بكم لنتفق على يوم التركيب.',
    install: 'نسلّم القطع ونركّبها ونضعها في مواضعها، ثم نأخذ مواد التغليف.',
    untilDate: 'حتى يوم {date}',
    prepare: 'تحقّقوا من أن الأبواب والمصعد ومنعطفات الدرج تتسع لها، وتكفينا صورة لنشير عليكم.',
    mind: 'يمكنكم العدول دون ذكر سبب ودون أي تكلفة.',
  },
  photo: 'صورة من الورشة، {position} من {count}',
  notInPicture: 'ما لا يظهر في الصورة: {options}.',
  attached:
    'لكم حق العدول خلال {days} يومًا من التسليم. نص هذا الحق كاملًا ونموذج العدول مرفقان بهذه الرسالة، فاحتفظوا بهما معها.',
  adviser: '\u2066{name}\u2069، المسؤولة عن طلبكم',
  event: 'Théogonie: تسليم الطلب \u2066{number}\u2069',
} as const;
