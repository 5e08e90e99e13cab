import { fieldFaults } from '@/messages/ru/site/fields';

export const newsletter = {
  email: {
    label: 'Электронная почта',
    placeholder: 'imya@example.com',
    fault: fieldFaults.email,
  },
  name: {
    label: 'Имя и фамилия',
    optional: 'по желанию',
  },
  consent:
    'Хочу получать рассылку Дома несколько раз в год. В каждом письме есть ссылка для отписки.',
  submit: 'Подписаться',
  submitting: 'Одну минуту…',
  privacy: {
    text: 'Этот адрес — ключ к вашей корзине и вашему избранному.',
    link: 'Политика конфиденциальности',
  },
  linkSent:
    'На этот адрес отправлена ссылка для входа. Она действует десять минут и вернёт корзину и избранное на этом устройстве.',
} as const;

/** The invitation on the pages of the shop. */
export const newsletterSection = {
  eyebrow: 'Рассылка',
  title: 'Новости, всего несколько раз в год',
  text: 'Ваш адрес открывает корзину и избранное. Поставите галочку — будут приходить и наши письма: прибыл ореховый кряж, родился новый предмет, назначена дата в Резиденции.',
} as const;

/** The dialog that asks for an address before the first add to a cart or wishlist. */
export const newsletterGate = {
  title: 'Ещё шаг — и вы среди избранных',
  text: 'Корзина и избранное хранятся под этим адресом: вы найдёте их здесь, а на другом устройстве — по ссылке.',
  note: 'Ни пароля, ни учётной записи. Рассылка — по желанию.',
  /** The button, by what was asked for. */
  submit: {
    cart: 'Добавить в корзину',
    wishlist: 'Добавить в избранное',
    kept: 'Дать варианту имя',
  },
  close: 'Закрыть',
} as const;
