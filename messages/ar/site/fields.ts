/** What a form says at a field that is empty or filled in wrongly. */
export const fieldFaults = {
  name: 'اكتبوا اسمكم.',
  email: 'اكتبوا عنوان بريدكم الإلكتروني، مثل you@example.com',
  phone: 'تحققوا من هذا الرقم: ستة أرقام على الأقل، و50 رمزًا على الأكثر، من دون حروف.',
  subject: 'اكتبوا موضوع رسالتكم.',
  message: 'اكتبوا رسالتكم.',
  place: 'اذكروا البلد والمدينة.',
  order: 'اكتبوا رقم الطلب، أو القطعة وتاريخ الشراء.',
  sure: 'لم يُمحَ شيء: ضعوا علامة في هذه الخانة أولًا.',
} as const;
