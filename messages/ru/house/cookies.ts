/** Each cookie with its purpose and its time; the privacy policy lists them too. */
const cookieList = [
  '«session» (по HTTPS: «__Host-session»): случайный токен, который открывает корзину и избранное. Скрипты страницы его не видят. {sessionMonths, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
  '«summary»: число товаров и отметки избранного, чтобы страницы показывали их сразу. {sessionMonths, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
  '«language»: выбранный вами язык. {sessionMonths, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
  '«delivery»: страна и индекс, которые вы указали, чтобы узнать даты установки. {deliveryCookieMonths, plural, one {# месяц} few {# месяца} many {# месяцев} other {# месяца}}.',
  '«buyer» (по HTTPS: «__Host-buyer»): случайный секрет, который появляется, когда вы переходите к оплате, чтобы ваше имя, адрес и счёт показывались только в этом браузере. Скриптам страницы он недоступен. {orderDays, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  '«hold» (по HTTPS: «__Host-hold»): подписанный токен начатой вами брони, чтобы ночи, которые мы держим для вас, не оказались заняты для вас же. Скриптам страницы он недоступен. {holdCookieMinutes, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}.',
] as const;

/** What the storage of a browser keeps, and why. */
const storageList = [
  '«theme»: светлая или тёмная тема.',
  '«language»: язык, ещё раз.',
  '«compare»: предметы, которые вы сравниваете, не больше четырёх.',
  '«place»: место на странице, пока меняется её язык; исчезает вместе с вкладкой.',
  '«promo»: день, когда было закрыто объявление о партнёрстве.',
] as const;

/** Everything that the site keeps in a browser. */
export const keptInBrowser = [...cookieList, ...storageList] as const;

export const cookies = {
  meta: {
    title: 'Файлы cookie',
    description:
      'Полный список cookie и локального хранилища сайта: необходимых записей: {count, number}, никакого учёта посещений и потому никакого баннера.',
  },
  title: 'Файлы cookie',
  intro:
    'Сайт сохраняет только то, без чего не работал бы. Закон не требует на это согласия, поэтому никакой баннер вас не отвлекает.',
  sections: [
    {
      id: 'liste',
      title: 'Список cookie',
      paragraphs: ['Все они принадлежат этому сайту и служат только ему.'],
      list: cookieList,
    },
    {
      id: 'memoire',
      title: 'Память браузера',
      paragraphs: ['Она остаётся на вашем устройстве, пока вы её не очистите.'],
      list: storageList,
    },
    {
      id: 'tiers',
      title: 'Внешние сервисы',
      paragraphs: [
        'Карта на странице контактов принадлежит OpenStreetMap и загружается только по вашей просьбе. Страница оплаты принадлежит платёжной службе, и там действуют его правила. Больше ничего наружу не уходит.',
      ],
    },
    {
      id: 'refuser',
      title: 'Как обойтись без них',
      paragraphs: [
        'Браузер может всё отклонить или удалить. Сайт по-прежнему читается целиком, но корзины в нём не будет. Страница «Мои данные» закрывает сеансы и удаляет всё, что к ним относится.',
      ],
    },
  ],
} as const;
