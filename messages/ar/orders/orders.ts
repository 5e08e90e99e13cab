/** The pages of orders. */
export const orders = {
  meta: {
    title: 'طلباتكم',
    description:
      'طلباتكم لدى Théogonie: الحالة والتواريخ والتسليم والفاتورة وحق العدول، لمن أكّد بريده الإلكتروني.',
  },
  title: 'طلباتكم',
  intro: 'كل طلب أُرسل بهذا العنوان، من الأحدث إلى الأقدم.',
  prove: 'لرؤية طلباتكم، افتحوا أولًا الرابط الذي نرسله إلى بريدكم الإلكتروني.',
  none: 'لم يُرسل أي طلب بهذا العنوان بعد.',
  away: 'يتعذّر عرض الطلبات الآن. أعيدوا المحاولة بعد دقائق.',
  unknown: 'هذا الطلب غير موجود، أو ليس لكم',
  unknownText:
    'تحقّقوا من الرقم. يُفتح الطلب من الرسالة التي تؤكّده، أو بعد تأكيد العنوان الذي أُرسل به.',
  order: 'الطلب {number}',
  placed: 'أُرسل في {date}',
  total: 'المجموع',
  /** Of its sums: what was given back so far. */
  returned: 'المبلغ المردود',
  state: 'الحالة',
  history: 'سير الطلب',
  pieces: 'القطع',
  invoice: 'الفاتورة',
  invoiceLink: 'عرض الفاتورة',
  invoicePdf: 'تنزيل الفاتورة بصيغة PDF',
  pay: 'الدفع الآن',
  withdraw: 'العدول عن العقد هنا',
  withdrawText: 'يمكنكم العدول عن العقد حتى نهاية اليوم رقم {days} بعد التسليم.',
  deliveryOn: 'موعد التسليم المتفق عليه: {date}',
  deliveredOn: 'سُلّم في {date}',
  contact: 'التسليم',
  recipient: 'باسم',
  postalAddress: 'إلى العنوان',
  phone: 'الهاتف',
  all: 'كل طلباتكم',
  states: {
    awaiting: 'بانتظار الدفع',
    awaitingTransfer: 'بانتظار التحويل',
    paid: 'مدفوع',
    workshop: 'في الورشة',
    ready: 'جاهز',
    agreed: 'حُدّد موعد التسليم',
    delivered: 'سُلّم',
    differs: 'قيد التحقق',
    expired: 'انتهت مهلة الدفع',
    cancelled: 'ملغى',
    withdrawn: 'وصل العدول',
    refunded: 'رُدّ المبلغ',
  },
  /** What happens next, by state. */
  next: {
    awaiting: 'طلبكم مسجَّل، وتبدأ الورشة العمل فور تأكيد الدفع.',
    awaitingTransfer: 'طلبكم مسجَّل، وتبدأ الورشة العمل فور وصول تحويلكم.',
    paid: 'تأكّد الدفع، وتتسلّم الورشة طلبكم خلال يومي عمل.',
    workshop: 'الورشة تعمل على طلبكم. سنتصل بكم حالما يجهز، لتحديد يوم التسليم.',
    ready: 'الطلب جاهز. سنتصل بكم لتحديد يوم التسليم.',
    agreed: 'يسلّم شخصان طلبكم ويركّبانه في الغرفة التي تختارونها.',
    delivered: 'إنه عندكم. لتكن لياليكم وأيامكم معه هانئة.',
    differs:
      'وصلت دفعة عن هذا الطلب وهي قيد التحقق. لم يضع شيء: سيتصل بكم أحد من الدار أو يكتب إليكم، ولا داعي إلى الدفع مرة أخرى.',
    expired: 'انقضت مهلة الدفع ولم يُسحب أي مبلغ. يمكنكم أن تطلبوا من جديد.',
    cancelled: 'أُلغي الطلب ولا شيء مستحق.',
    withdrawn: 'وصل عدولكم. نسترجع ما وصل إليكم من قبل، ونردّ إليكم المبلغ.',
    refunded: 'أُرسل المبلغ المسترد بوسيلة الدفع نفسها.',
  },
  /** Instead of `next`, while a declaration of withdrawal waits for the house. */
  declared:
    'وصل تصريحكم بالعدول عن العقد في {date}، ورقمه \u2066{reference}\u2069. سيكتب إليكم أحد من الدار، ونرد المبلغ خلال أربعة عشر يومًا من التصريح. ليس التصريح منكم أو غيّرتم رأيكم؟ اكتبوا إلينا مع ذكر هذا الرقم.',
  /** For whoever has the number of an order and nothing that proves it to be theirs. */
  ask: {
    title: 'نرسل إليكم رابطًا',
    text: 'يُفتح هذا الطلب لمن أرسله. اكتبوا البريد الإلكتروني الخاص بالطلب: يصله رابط على الفور، ويعيدكم إلى هنا.',
  },
  /** For whoever sees an order by the link of its mail: what is personal is left out. */
  person: {
    title: 'العنوان والهاتف والفاتورة',
    text: 'لا تظهر إلا على الجهاز الذي أُجري منه الطلب، أو لمن يفتح رابطًا يُطلب هنا: رابط رسائل الطلب، الذي يمكن تمريره إلى غيركم، لا يُظهرها. اكتبوا البريد الإلكتروني الخاص بالطلب: يصل إليه رابط آخر يُظهرها.',
  },
  /** Of an order that is paid in two parts. */
  deposit: {
    state: 'وصلت الدفعة المقدّمة',
    next: 'وصلت دفعتكم المقدّمة وتأكّد طلبكم. تتسلّمه الورشة خلال يومي عمل، ويُدفع المبلغ المتبقي وقدره {balance} قبل التسليم.',
    ready: 'الطلب جاهز. ما إن يُدفع المبلغ المتبقي وقدره {balance} حتى نتفق معكم على يوم التسليم.',
    depositDue: 'الدفعة المقدّمة المستحقة',
    depositPaid: 'الدفعة المقدّمة المدفوعة',
    balanceDue: 'المبلغ المتبقي قبل التسليم',
    balancePaid: 'المبلغ المتبقي المدفوع',
    /** Of a balance of which a part has come. */
    balanceCame: 'ما وصل من المبلغ المتبقي',
    balanceMissing: 'الباقي للدفع',
    pay: 'دفع المبلغ المتبقي',
    note: 'ويمكن ذلك أيضًا من الرابط الذي نرسله إليكم بالبريد الإلكتروني.',
    /** Instead of `amountDiffers`. */
    differs:
      'المبلغ المستلم، {received}، لا يطابق الدفعة المقدّمة، {due}. لم يضع شيء: سيتصل بكم أحد من الدار أو يكتب إليكم، ولا داعي إلى الدفع مرة أخرى.',
  },
  /** The page where the balance is paid. */
  balance: {
    title: 'المبلغ المتبقي من الطلب {number}',
    text: 'وصلتنا دفعتكم المقدّمة وقدرها {deposit}. يبقى {balance} للدفع قبل التسليم.',
    pay: 'دفع المبلغ المتبقي: {balance}',
    payRest: 'دفع الباقي: {balance}',
    /** Pressed where the page showed another sum. */
    changed: 'تغيّر المبلغ المستحق منذ فتح هذه الصفحة: بقي عليكم {balance}.',
    none: 'لا شيء للدفع',
    noneText: 'المبلغ المتبقي من هذا الطلب مدفوع، أو أن الطلب لم يعد للتسليم.',
    unknown: 'هذا الرابط لا يفتح أي طلب',
    unknownText: 'الرابط ناقص أو انتهت صلاحيته. افتحوا طلبكم من رسالة التأكيد، أو اكتبوا إلينا.',
  },
  /** How it is paid instead, while it waits for its payment. */
  otherwise: {
    card: 'الدفع بالبطاقة: {sum}',
    cardText:
      'بدلًا من التحويل المصرفي إن لم يُرسل بعد. ويأخذ الطلب رقمًا آخر، وأي تحويل يصل رغم ذلك يُعاد إليكم.',
    transfer: 'الدفع بتحويل مصرفي',
    transferText: 'بدلًا من البطاقة. ويأخذ الطلب رقمًا آخر، وتُغلق الصفحة التي تطلب البطاقة.',
    replacedBy: 'حلّ محلّه الطلب {number}.',
  },
  /** Where a bank transfer goes: the house’s own account. */
  transfer: {
    title: 'تحويلكم',
    text: 'أرسلوه من مصرفكم، دفعة واحدة أو على دفعات، مع المرجع أدناه: فهو يدلّنا على الطلب الذي يخصّه المبلغ.',
    holder: 'صاحب الحساب',
    amount: 'المبلغ',
    reference: 'المرجع المطلوب ذكره',
    until: 'في موعد أقصاه',
    code: 'رمز التحويل',
    codeText: 'تقرأ تطبيقات مصرفية كثيرة هذا الرمز وتملأ التحويل نيابة عنكم.',
    late: 'بعد هذا اليوم يُلغى الطلب ولا يترتّب عليكم شيء. والمبلغ الذي يصل لاحقًا لا يضيع: اكتبوا إلينا.',
    away: 'تزوّدكم الدار ببياناتها المصرفية: اكتبوا إلينا واذكروا رقم الطلب.',
    or: 'أو بتحويل مصرفي',
    alone: 'بتحويل مصرفي',
    balance: 'من مصرفكم، مع المرجع أدناه. تؤكّد الدار المبلغ عند وصوله وتكتب إليكم.',
    /** Once a part of the first sum has come, and of the balance. */
    part: 'وصل جزء من تحويلكم: استلمنا {received} ويبقى {missing}. تبدأ الورشة فور اكتمال المبلغ.',
    partState: 'وصل جزء من التحويل',
    partText: 'يُحوَّل الباقي إلى الحساب نفسه، مع المرجع نفسه.',
    /** Instead of `late`. */
    partLate: 'لا يمكنكم إرساله قبل هذا اليوم؟ اكتبوا إلينا: ما وصل لا يضيع.',
    balancePart: 'وصل {received} من المبلغ المتبقي، ويبقى {missing}.',
    /** Of a sum that the house has accepted though it was short. */
    rest: 'وصل {received}، وبقي عليكم تحويل {missing}.',
  },
  noInvoice: {
    title: 'لا فاتورة بعد',
    text: 'ليس لهذا الطلب فاتورة بعد: تصدر حين يتأكد الدفع.',
  },
  /** The page of credit notes (« avoirs »), and the link to it. */
  credit: {
    link: 'عرض الإشعار الدائن',
    name: 'إشعار دائن',
    title: 'إشعار دائن {number}',
    issued: 'صدر في {date}',
    of: 'عن الفاتورة {invoice} بتاريخ {date}',
    kinds: {
      whole: 'ردّ ثمن الطلب',
      part: 'ردّ جزء من ثمن الطلب',
      delivery: 'ردّ ثمن التسليم',
    },
    total: 'مجموع المردود',
    attached: 'الإشعار الدائن \u2066{number}\u2069 مرفق بهذه الرسالة.',
    none: 'لا إشعار دائن',
    noneText: 'لم يُردّ شيء من فاتورة هذا الطلب.',
  },
  backToOrder: 'عرض الطلب',
  paidWith: 'وسيلة الدفع',
  /** What an order was paid with, as the provider reports it. */
  paidWithKinds: {
    card: 'بطاقة مصرفية',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    paypal: 'PayPal',
    klarna: 'Klarna',
    alma: 'Alma',
    link: 'Link',
    transfer: 'حوالة مصرفية',
    cheque: 'شيك',
    other: 'وسيلة دفع أخرى',
  },
  /** Instead of `next.differs`, where what is held is another sum than the total. */
  amountDiffers:
    'المبلغ المستلم، {received}، لا يطابق مبلغ الطلب، {due}. لم يضع شيء: سيتصل بكم أحد من الدار أو يكتب إليكم، ولا داعي إلى الدفع مرة أخرى.',
  /** Likewise, where the address given with the payment is in another country; `{place}` is that of the price. */
  addressDiffers:
    'عنوان التسليم المُعطى عند الدفع ليس في البلد الذي حُدّد له السعر: {place}. لم يضع شيء: اكتبوا إلينا بعنوان في ذلك البلد فيمضي الطلب، أو اطلبوا ردّ المبلغ ثم اطلبوا من جديد بسعر البلد الآخر.',
  write: 'مراسلتنا',
  /** The page after the payment, where the words of a payment that succeeded would not be true. */
  afterPayment: {
    differs: 'يلزم التحقق',
    pending: {
      title: 'شكرًا لكم، التأكيد في الطريق',
      text: 'لا يزال مقدّم خدمة الدفع يؤكد دفعتكم. ستصلكم رسالة فور تأكيدها، وتذكر ذلك صفحة الطلب أيضًا.',
    },
    unknown: {
      title: 'لا تتعرّف هذه الصفحة على أي طلب',
      text: 'غُيّر عنوان الصفحة أو نقص منه شيء، أو انتهت صلاحيته. إن كنتم قد دفعتم فلم يضع شيء: الطلب مسجَّل، ويصلكم تأكيده بالبريد الإلكتروني. إن ساوركم شك فاكتبوا إلينا لنجده.',
    },
    away: {
      title: 'يتعذّر عرض الطلب',
      text: 'المتجر غير متاح للحظات. إن كنتم قد دفعتم فلم يضع شيء: أعيدوا تحميل الصفحة بعد دقائق.',
    },
    contact: 'مراسلتنا',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'لم يعد دفع ثمنه ممكنًا، ولا شيء مستحق: انتهت صلاحية عرض سعره، أو سُحب، أو دُفع ثمنه بطلب آخر.',
  /** Of a demonstration, which no provider confirms: on its pages and in its mails. */
  demonstration: 'طلب تجريبي: لم يُخصم شيء ولن يُسلَّم شيء.',
  notes: {
    placed: 'أُرسل الطلب',
    replaced: 'حلّ محله طلب بطريقة دفع أخرى',
    paymentPending: 'الدفع قيد التأكيد',
    paymentFailed: 'رُفض الدفع',
    amountDiffers: 'المبلغ يختلف عن الطلب',
    addressDiffers: 'عنوان التسليم في بلد آخر',
    partlyRefunded: 'رُدّ جزء من المبلغ',
    balanceAsked: 'طُلب المبلغ المتبقي',
    balancePaid: 'دُفع المبلغ المتبقي',
    balanceDiffers: 'مبلغ يختلف عن المبلغ المتبقي',
    transferPart: 'وصل جزء من التحويل',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'الفاتورة {number}',
  issued: 'صدرت في {date}',
  seller: 'البائع',
  buyer: 'العميل',
  /** Who receives the delivery, where the invoice is for another name or address. */
  deliverTo: 'التسليم إلى',
  buyerVat: 'الرقم الضريبي: {number}',
  reference: 'مرجعكم: {reference}',
  line: 'البيان',
  quantity: 'الكمية',
  unit: 'سعر الوحدة دون الضريبة',
  rate: 'الضريبة',
  /** Under the name of a line on a phone. */
  netUnit: '{price} دون الضريبة، الضريبة {rate}',
  delivered: 'سُلّم في {date}',
  toDeliverOn: 'يُسلَّم في {date}',
  toDeliver: 'لم يُسلَّم بعد',
  sum: 'المجموع شاملًا الضريبة',
  net: 'المجموع دون الضريبة',
  vat: 'ضريبة القيمة المضافة {rate}',
  due: 'المجموع شاملًا الضريبة',
  /** For an export. */
  exempt:
    'معفاة من ضريبة القيمة المضافة: تصدير، المادة 262، الفقرة الأولى من قانون الضرائب الفرنسي.',
  paid: 'دُفعت في {date}',
  partlyPaid: 'دُفع جزء منها في {date}',
  delivery: 'التسليم',
  print: 'اطبعوا هذه الصفحة، أو احفظوها من قائمة الطباعة في المتصفح.',
  lineNet: 'المبلغ دون الضريبة',
  unnamed: 'عميل الطلب {number}',
  /** Of the sums, what was paid and what is left to pay. */
  settled: 'المدفوع',
  toPay: 'المتبقي للدفع',
  refunded: 'رُدّ المبلغ في {date}',
  /** Where a name has letters that no font of the PDF has. */
  unwritten: 'في ملف PDF تحلّ علامة «?» محلّ حرف لا تتضمّنه خطوطه: والنص كاملًا في بياناته المنظّمة.',
  goods: 'طبيعة العملية: توريد سلع.',
  discount: 'لا خصم على الدفع المبكر.',
  noPenalties: 'لا غرامات تأخير: الفاتورة مسدَّدة.',
  /** Between companies. */
  penalties:
    'غرامات التأخير: سعر إعادة التمويل لدى البنك المركزي الأوروبي مضافًا إليه {points} نقاط (المادة L. 441-10 من قانون التجارة الفرنسي).',
  recovery:
    'تعويض جزافي عن تكاليف التحصيل عند التأخر: {amount} (المادة D. 441-5 من قانون التجارة الفرنسي).',
  legal: '{legalName}، رأس مالها {capital}، {registration}، الرقم الضريبي {vat}.',
  /** Of an export, for the customs broker. */
  broker: {
    heading: 'البند الجمركي {heading}',
    weight: 'الوزن القائم {weight}',
    terms: 'شروط التسليم: \u2066{terms}\u2069، في عنوان التسليم، {place}.',
    total: 'مجموع الوزن القائم: {weight}.',
  },
  /** Of a demonstration, on every page of its papers. */
  sample: 'نموذج دون قيمة محاسبية: طلب تجريبي، لا شيء مستحق ولا شيء يُسلَّم.',
  /** Of a deposit, and of the final invoice that deducts it. */
  deposit: {
    title: 'فاتورة دفعة مقدّمة {number}',
    line: 'دفعة مقدّمة بنسبة {percent} على الطلب',
    total: 'الدفعة المقدّمة',
    rest: 'مجموع الطلب: {total}. المبلغ المتبقي المستحق قبل التسليم: {balance}.',
    deducted: 'بعد خصم الدفعة المقدّمة، الفاتورة {number} بتاريخ {date}',
    deductedVat: 'منه ضريبة سبقت فوترتها',
    balance: 'المبلغ المتبقي',
    balanceVat: 'منه ضريبة على المبلغ المتبقي',
    credited: 'إشعار دائن {number} بتاريخ {date} عن الدفعة المقدّمة، أُعيد مبلغه',
    creditedVat: 'منه ضريبة أُعيدت',
    afterCredits: 'المجموع بعد الإشعارات الدائنة',
    balancePaid: 'دُفع المبلغ المتبقي في {date}',
  },
  pdf: 'تنزيل بصيغة PDF',
  /** In the mail that brings it. */
  attached: 'الفاتورة \u2066{number}\u2069 مرفقة بهذه الرسالة.',
} as const;
