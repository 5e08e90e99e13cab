/** The pages of orders. */
export const orders = {
  meta: {
    title: 'Ваши заказы',
    description:
      'Ваши заказы в Théogonie: состояние, даты, доставка, счёт и право на отказ, для тех, кто подтвердил свой адрес.',
  },
  title: 'Ваши заказы',
  intro: 'Все заказы, сделанные с этого адреса, сначала последние.',
  prove: 'Чтобы увидеть заказы, сначала откройте ссылку, которую мы пришлём на ваш адрес.',
  none: 'С этого адреса ещё не было заказов.',
  away: 'Сейчас заказы показать не удаётся. Повторите через несколько минут.',
  unknown: 'Такого заказа нет, или он не ваш',
  unknownText:
    'Проверьте номер. Заказ открывается из письма о нём или после подтверждения адреса, с которого он сделан.',
  order: 'Заказ {number}',
  placed: 'Сделан {date}',
  total: 'Итого',
  /** Of its sums: what was given back so far. */
  returned: 'Возвращено',
  state: 'Состояние',
  history: 'Ход заказа',
  pieces: 'Предметы',
  invoice: 'Счёт',
  invoiceLink: 'Открыть счёт',
  invoicePdf: 'Скачать счёт в PDF',
  pay: 'Оплатить сейчас',
  withdraw: 'Отказаться от договора здесь',
  withdrawText: 'Отказаться от договора можно до конца {days}-го дня после доставки.',
  deliveryOn: 'Доставка назначена на {date}',
  deliveredOn: 'Доставлен {date}',
  contact: 'Доставка',
  recipient: 'Для',
  postalAddress: 'По адресу',
  phone: 'Телефон',
  all: 'Все ваши заказы',
  states: {
    awaiting: 'Ожидает оплаты',
    awaitingTransfer: 'Ожидает перевода',
    paid: 'Оплачен',
    workshop: 'В мастерской',
    ready: 'Готов',
    agreed: 'Доставка назначена',
    delivered: 'Доставлен',
    differs: 'Проверяется',
    expired: 'Срок оплаты истёк',
    cancelled: 'Отменён',
    withdrawn: 'Отказ принят',
    refunded: 'Деньги возвращены',
  },
  /** What happens next, by state. */
  next: {
    awaiting: 'Ваш заказ принят; мастерская начнёт, как только подтвердится оплата.',
    awaitingTransfer: 'Ваш заказ принят. Мастерская начнёт, как только поступит ваш перевод.',
    paid: 'Оплата подтверждена. Мастерская возьмёт заказ в работу в течение двух рабочих дней.',
    workshop:
      'Мастерская работает над ним. Когда он будет готов, мы позвоним вам, чтобы назначить день доставки.',
    ready: 'Он готов. Мы позвоним, чтобы назначить день доставки.',
    agreed: 'Двое мастеров привезут его и установят в комнате по вашему выбору.',
    delivered: 'Он у вас. Пусть ночи и дни с ним будут добрыми.',
    differs:
      'Полученный за этот заказ платёж нужно проверить. Ничего не потеряно: вам позвонят или напишут из Дома, платить ещё раз не нужно.',
    expired: 'Время оплаты истекло, деньги не списаны. Заказ можно сделать снова.',
    cancelled: 'Заказ отменён, платить ничего не нужно.',
    withdrawn: 'Ваш отказ принят. Мы заберём то, что уже у вас, и вернём деньги.',
    refunded: 'Деньги отправлены тем же способом, каким вы платили.',
  },
  /** Instead of `next`, while a declaration of withdrawal waits for the house. */
  declared:
    'Ваше заявление об отказе от договора получено {date}, его номер — {reference}. Вам напишут из Дома; мы вернём деньги в течение четырнадцати дней со дня заявления. Оно не от вас или вы передумали? Напишите нам, указав этот номер.',
  /** For whoever has the number of an order and nothing that proves it to be theirs. */
  ask: {
    title: 'Мы пришлём вам ссылку',
    text: 'Этот заказ открывается тому, кто его сделал. Укажите электронную почту заказа: туда сразу уйдёт ссылка, которая приведёт обратно сюда.',
  },
  /** For whoever sees an order by the link of its mail: what is personal is left out. */
  person: {
    title: 'Адрес, телефон и счёт',
    text: 'Они видны только на устройстве, с которого сделан заказ, и тому, кто откроет ссылку, запрошенную здесь: ссылка из писем о заказе, которую можно переслать, их не показывает. Укажите почту заказа: туда придёт другая ссылка, и она их покажет.',
  },
  /** Of an order that is paid in two parts. */
  deposit: {
    state: 'Аванс получен',
    next: 'Аванс получен, заказ подтверждён. Мастерская возьмёт его в работу в течение двух рабочих дней; остаток {balance} оплачивается до доставки.',
    ready:
      'Заказ готов. Как только остаток {balance} будет оплачен, мы договоримся о дне доставки.',
    depositDue: 'Аванс к оплате',
    depositPaid: 'Аванс оплачен',
    balanceDue: 'Остаток до доставки',
    balancePaid: 'Остаток оплачен',
    /** Of a balance of which a part has come. */
    balanceCame: 'Получено из остатка',
    balanceMissing: 'Ещё к оплате',
    pay: 'Оплатить остаток',
    note: 'Также по ссылке, которую мы пришлём вам по электронной почте.',
    /** Instead of `amountDiffers`. */
    differs:
      'Полученная сумма, {received}, не равна авансу, {due}. Ничего не потеряно: вам позвонят или напишут из Дома, платить ещё раз не нужно.',
  },
  /** The page where the balance is paid. */
  balance: {
    title: 'Остаток по заказу {number}',
    text: 'Ваш аванс {deposit} получен. До доставки осталось оплатить {balance}.',
    pay: 'Оплатить остаток: {balance}',
    payRest: 'Доплатить: {balance}',
    /** Pressed where the page showed another sum. */
    changed: 'Пока страница была открыта, сумма изменилась: осталось заплатить {balance}.',
    none: 'Оплачивать нечего',
    noneText: 'Остаток по этому заказу оплачен, или заказ больше не доставляется.',
    unknown: 'Эта ссылка не открывает заказа',
    unknownText:
      'Она обрезана или устарела. Откройте заказ из письма с подтверждением или напишите нам.',
  },
  /** How it is paid instead, while it waits for its payment. */
  otherwise: {
    card: 'Оплатить картой: {sum}',
    cardText:
      'Вместо банковского перевода, если вы его ещё не отправили. Заказ получит другой номер; перевод, который всё же придёт, мы вернём.',
    transfer: 'Оплатить банковским переводом',
    transferText:
      'Вместо карты. Заказ получит другой номер, а страница, где запрашивалась карта, закроется.',
    replacedBy: 'Он заменён заказом {number}.',
  },
  /** Where a bank transfer goes: the house’s own account. */
  transfer: {
    title: 'Ваш перевод',
    text: 'Сделайте его из своего банка, сразу или частями, с указанным ниже назначением: по нему мы узнаём, к какому заказу относится сумма.',
    holder: 'Владелец счёта',
    amount: 'Сумма',
    reference: 'Назначение платежа',
    until: 'Не позднее',
    code: 'Код перевода',
    codeText: 'Многие банковские приложения считывают этот код и заполняют перевод за вас.',
    late: 'После этого дня заказ отменяется, и платить ничего не нужно. Деньги, пришедшие позже, не пропадут: напишите нам.',
    away: 'Дом сообщит вам свои банковские реквизиты: напишите нам и укажите номер заказа.',
    or: 'Или банковским переводом',
    alone: 'Банковским переводом',
    balance:
      'Из вашего банка, с указанным ниже назначением. Дом подтвердит сумму, когда она поступит, и напишет вам.',
    /** Once a part of the first sum has come, and of the balance. */
    part: 'Часть перевода поступила: получено {received}, осталось перевести {missing}. Мастерская начнёт, как только поступит вся сумма.',
    partState: 'Перевод поступил частично',
    partText: 'Остальное переведите на тот же счёт с тем же назначением.',
    /** Instead of `late`. */
    partLate: 'Не успеваете до этого дня? Напишите нам: то, что поступило, не пропадёт.',
    balancePart: 'Из остатка получено {received}, осталось оплатить {missing}.',
    /** Of a sum that the house has accepted though it was short. */
    rest: 'Поступило {received}; осталось перевести {missing}.',
  },
  noInvoice: {
    title: 'Счёта пока нет',
    text: 'По этому заказу счёта ещё нет: он выставляется, когда оплата подтверждена.',
  },
  /** The page of credit notes (« avoirs »), and the link to it. */
  credit: {
    link: 'Открыть кредит-ноту',
    name: 'Кредит-нота',
    title: 'Кредит-нота {number}',
    issued: 'Выставлена {date}',
    of: 'К счёту {invoice} от {date}',
    kinds: {
      whole: 'Возврат стоимости заказа',
      part: 'Возврат части стоимости заказа',
      delivery: 'Возврат стоимости доставки',
    },
    total: 'Итого возвращено',
    attached: 'Кредит-нота {number} приложена к этому письму.',
    none: 'Кредит-ноты нет',
    noneText: 'По счёту этого заказа ничего не возвращалось.',
  },
  backToOrder: 'Открыть заказ',
  paidWith: 'Способ оплаты',
  /** What an order was paid with, as the provider reports it. */
  paidWithKinds: {
    card: 'Банковская карта',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    paypal: 'PayPal',
    klarna: 'Klarna',
    alma: 'Alma',
    link: 'Link',
    transfer: 'Банковский перевод',
    cheque: 'Чек',
    other: 'Другой способ',
  },
  /** Instead of `next.differs`, where what is held is another sum than the total. */
  amountDiffers:
    'Полученная сумма, {received}, не равна сумме заказа, {due}. Ничего не потеряно: вам позвонят или напишут из Дома, платить ещё раз не нужно.',
  /** Likewise, where the address given with the payment is in another country; `{place}` is that of the price. */
  addressDiffers:
    'Адрес доставки, указанный при оплате, находится не в стране, для которой назначена цена: {place}. Ничего не потеряно: напишите нам адрес в этой стране, и заказ продолжится, или попросите вернуть деньги и закажите снова по цене другой страны.',
  write: 'Написать нам',
  /** The page after the payment, where the words of a payment that succeeded would not be true. */
  afterPayment: {
    differs: 'Нужна проверка',
    pending: {
      title: 'Спасибо, подтверждение уже в пути',
      text: 'Платёжная служба ещё подтверждает вашу оплату. Как только это случится, вы получите письмо; это будет видно и на странице заказа.',
    },
    unknown: {
      title: 'Эта страница не узнаёт заказа',
      text: 'Адрес страницы изменён или обрезан, либо его срок истёк. Если вы заплатили, ничего не потеряно: заказ записан, и подтверждение придёт вам по электронной почте. Сомневаетесь? Напишите нам, и мы его найдём.',
    },
    away: {
      title: 'Заказ сейчас показать не удаётся',
      text: 'Магазин ненадолго недоступен. Если вы заплатили, ничего не потеряно: обновите страницу через несколько минут.',
    },
    contact: 'Написать нам',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'Оплатить его больше нельзя, и платить ничего не нужно: срок расчёта истёк, расчёт отозван или уже оплачен другим заказом.',
  /** Of a demonstration, which no provider confirms: on its pages and in its mails. */
  demonstration: 'Демонстрационный заказ: ничего не списано, и ничего не будет доставлено.',
  notes: {
    placed: 'Заказ сделан',
    replaced: 'Заменён заказом с другим способом оплаты',
    paymentPending: 'Оплата подтверждается',
    paymentFailed: 'Оплата отклонена',
    amountDiffers: 'Сумма отличается от заказа',
    addressDiffers: 'Адрес доставки в другой стране',
    partlyRefunded: 'Возвращена часть суммы',
    balanceAsked: 'Запрошен остаток',
    balancePaid: 'Остаток оплачен',
    balanceDiffers: 'Сумма отличается от остатка',
    transferPart: 'Часть перевода поступила',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Счёт {number}',
  issued: 'Выставлен {date}',
  seller: 'Продавец',
  buyer: 'Покупатель',
  /** Who receives the delivery, where the invoice is for another name or address. */
  deliverTo: 'Получатель',
  buyerVat: 'Номер НДС: {number}',
  reference: 'Ваш номер: {reference}',
  line: 'Наименование',
  quantity: 'Количество',
  unit: 'Цена без НДС',
  rate: 'НДС',
  /** Under the name of a line on a phone. */
  netUnit: '{price} без НДС, НДС {rate}',
  delivered: 'Доставлен {date}',
  toDeliverOn: 'Будет доставлен {date}',
  toDeliver: 'Ещё не доставлен',
  sum: 'Сумма с НДС',
  net: 'Итого без НДС',
  vat: 'НДС {rate}',
  due: 'Итого с НДС',
  /** For an export. */
  exempt: 'Освобождено от НДС: экспорт, статья 262, I Общего налогового кодекса Франции.',
  paid: 'Оплачен {date}',
  partlyPaid: 'Оплачен частично {date}',
  delivery: 'Доставка',
  print: 'Распечатайте эту страницу или сохраните её через меню печати браузера.',
  lineNet: 'Сумма без НДС',
  unnamed: 'Покупатель по заказу {number}',
  /** Of the sums, what was paid and what is left to pay. */
  settled: 'Уже оплачено',
  toPay: 'К оплате',
  refunded: 'Деньги возвращены {date}',
  /** Where a name has letters that no font of the PDF has. */
  unwritten:
    'В PDF знак «?» заменяет букву, которой нет в его шрифтах: полный текст — в его структурированных данных.',
  goods: 'Вид операции: поставка товаров.',
  discount: 'Скидки за досрочную оплату нет.',
  noPenalties: 'Пени не начисляются: счёт оплачен.',
  /** Between companies. */
  penalties:
    'Пени за просрочку: ставка рефинансирования ЕЦБ плюс {points} процентных пунктов (статья L. 441-10 Торгового кодекса Франции).',
  recovery:
    'Фиксированное возмещение расходов на взыскание при просрочке: {amount} (статья D. 441-5 Торгового кодекса Франции).',
  legal: '{legalName}, уставный капитал {capital}, {registration}, номер НДС {vat}.',
  /** Of an export, for the customs broker. */
  broker: {
    heading: 'Позиция ГС {heading}',
    weight: 'масса брутто {weight}',
    terms: 'Условия поставки: {terms}, по адресу доставки, {place}.',
    total: 'Общая масса брутто: {weight}.',
  },
  /** Of a demonstration, on every page of its papers. */
  sample:
    'Образец без бухгалтерской силы: демонстрационный заказ, ничего не оплачено и не доставляется.',
  /** Of a deposit, and of the final invoice that deducts it. */
  deposit: {
    title: 'Счёт на аванс {number}',
    line: 'Аванс {percent} по заказу',
    total: 'Аванс',
    rest: 'Сумма заказа: {total}. Остаток к оплате до доставки: {balance}.',
    deducted: 'Минус аванс, счёт {number} от {date}',
    deductedVat: 'в том числе НДС, указанный ранее',
    balance: 'Остаток',
    balanceVat: 'в том числе НДС с остатка',
    credited: 'Кредит-нота {number} от {date} к авансу, возвращено',
    creditedVat: 'в том числе возвращённый НДС',
    afterCredits: 'Итого с учётом кредит-нот',
    balancePaid: 'Остаток оплачен {date}',
  },
  pdf: 'Скачать PDF',
  /** In the mail that brings it. */
  attached: 'Счёт {number} приложен к этому письму.',
} as const;
