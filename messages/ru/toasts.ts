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
  invalidEmail: { title: 'Ошибка', text: 'В этом адресе электронной почты ошибка.' },
  alreadySubscribed: {
    title: 'Уже в списке',
    text: 'Этот адрес уже подписан на нашу рассылку',
  },
  subscribeFailed: { title: 'Ошибка', text: 'Подписаться не удалось. Попробуйте ещё раз.' },
  cartLoadFailed: { title: 'Ошибка', text: 'Не удалось загрузить корзину' },
  cartAddFailed: { title: 'Ошибка', text: 'Не удалось добавить предмет в корзину' },
  cartLimit: {
    title: 'Больше не поместится',
    text: 'В одной строке корзины помещается не более 99 предметов.',
  },
  cartRemoveFailed: { title: 'Ошибка', text: 'Не удалось удалить предмет из корзины' },
  cartQuantityFailed: { title: 'Ошибка', text: 'Не удалось изменить количество' },
  cartClearFailed: { title: 'Ошибка', text: 'Не удалось очистить корзину' },
  wishlistLoadFailed: { title: 'Ошибка', text: 'Не удалось загрузить избранное' },
  wishlistAddFailed: { title: 'Ошибка', text: 'Не удалось добавить предмет в избранное' },
  wishlistRemoveFailed: { title: 'Ошибка', text: 'Не удалось убрать предмет из избранного' },
  alreadyListed: {
    title: 'Уже в избранном',
    text: 'Этот предмет уже есть в вашем избранном',
  },
  quoteFailed: { title: 'Ошибка', text: 'Не удалось подготовить оплату. Попробуйте ещё раз.' },
  messageInvalid: {
    title: 'Ошибка',
    text: 'Поле пусто, слишком длинно или с ошибкой.',
  },
  messageFailed: {
    title: 'Ошибка',
    text: 'Не удалось отправить сообщение. Попробуйте ещё раз.',
  },
  tooMany: { title: 'Слишком много запросов', text: 'Повторите через {wait}.' },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'Вы подписаны!',
    text: 'Добро пожаловать. Ваши корзина и избранное теперь открыты.',
  },
  added: { title: 'В корзине', text: '' },
  quantitySet: { title: 'Количество изменено', text: '' },
  removed: { title: 'Предмет удалён', text: '' },
  cleared: { title: 'Корзина пуста', text: '' },
  listed: { title: 'В избранном', text: '' },
  unlisted: { title: 'Убрано из избранного', text: '' },
  messageSent: { title: 'Отправлено', text: '' },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'Уведомления',
  close: 'Закрыть',
  added: 'Открыть корзину',
  listed: 'Открыть список желаний',
  undo: 'Отменить',
} as const;
