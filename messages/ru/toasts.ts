/** Refusals, by the code an action gives. */
export const errors = {
  emailRequired: {
    title: 'Нужен e-mail',
    text: 'Чтобы пользоваться корзиной, подпишитесь, пожалуйста, на нашу рассылку',
  },
  emailRequiredWishlist: {
    title: 'Нужен e-mail',
    text: 'Чтобы пользоваться избранным, подпишитесь, пожалуйста, на нашу рассылку',
  },
  invalidEmail: { title: 'Ошибка', text: 'Проверьте адрес электронной почты: он указан неверно.' },
  alreadySubscribed: {
    title: 'Вы уже подписаны',
    text: 'Этот адрес уже подписан на нашу рассылку',
  },
  subscribeFailed: { title: 'Ошибка', text: 'Подписаться не удалось. Попробуйте ещё раз.' },
  cartLoadFailed: { title: 'Ошибка', text: 'Не удалось загрузить корзину' },
  cartAddFailed: { title: 'Ошибка', text: 'Не удалось добавить товар в корзину' },
  cartLimit: {
    title: 'Достигнут предел',
    text: 'В одной строке корзины может быть не более 99 штук.',
  },
  cartRemoveFailed: { title: 'Ошибка', text: 'Не удалось удалить товар из корзины' },
  cartQuantityFailed: { title: 'Ошибка', text: 'Не удалось изменить количество' },
  cartClearFailed: { title: 'Ошибка', text: 'Не удалось очистить корзину' },
  wishlistLoadFailed: { title: 'Ошибка', text: 'Не удалось загрузить избранное' },
  wishlistAddFailed: { title: 'Ошибка', text: 'Не удалось добавить товар в избранное' },
  wishlistRemoveFailed: { title: 'Ошибка', text: 'Не удалось убрать товар из избранного' },
  alreadyListed: {
    title: 'Уже в избранном',
    text: 'Этот товар уже есть в вашем избранном',
  },
  quoteFailed: { title: 'Ошибка', text: 'Не удалось подготовить оплату. Попробуйте ещё раз.' },
  offerFailed: { title: 'Ошибка', text: 'Не удалось составить расчёт. Попробуйте ещё раз.' },
  offerTooHigh: {
    title: 'Слишком большая сумма',
    text: 'Сумма выше предела для расчёта на сайте. Напишите нам со страницы контактов: мы составим этот расчёт сами.',
  },
  messageInvalid: {
    title: 'Ошибка',
    text: 'Проверьте имя, адрес электронной почты, тему и сообщение: одно из полей пустое, слишком длинное или заполнено неверно.',
  },
  messageFailed: {
    title: 'Ошибка',
    text: 'Не удалось отправить сообщение. Попробуйте ещё раз.',
  },
  expiredPage: {
    title: 'Страница обновлена',
    text: 'Обновите страницу и повторите: магазин был обновлён после того, как вы её открыли.',
  },
  paymentFailed: {
    title: 'Ошибка',
    text: 'Не удалось открыть страницу оплаты. Заказ сохранён: повторите через минуту.',
  },
  tooMany: { title: 'Слишком много запросов', text: 'Попробуйте снова {wait}.' },
  compareFull: {
    title: 'Список сравнения заполнен',
    text: 'Сравнить можно не больше четырёх вариантов за раз.',
  },
  compareMixed: {
    title: 'Другая категория',
    text: 'Сравниваются только предметы одной категории.',
  },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'Вы подписаны!',
    text: 'Добро пожаловать. Корзина и избранное теперь доступны.',
  },
  added: { title: 'Добавлено в корзину', text: '' },
  quantitySet: { title: 'Количество изменено', text: '' },
  removed: { title: 'Товар удалён', text: '' },
  cleared: { title: 'Корзина очищена', text: '' },
  listed: { title: 'Добавлено в избранное', text: '' },
  unlisted: { title: 'Убрано из избранного', text: '' },
  messageSent: { title: 'Сообщение отправлено', text: '' },
  left: {
    title: 'Вы вышли из сеанса',
    text: 'Корзина и избранное на этом устройстве больше не видны. Их снова откроет ссылка, отправленная на этот адрес.',
  },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'Уведомления',
  close: 'Закрыть',
  added: 'Открыть корзину',
  listed: 'Открыть избранное',
  undo: 'Отменить',
  restart: 'Начать заново с этого',
} as const;
