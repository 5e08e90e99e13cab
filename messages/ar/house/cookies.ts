/** Each cookie with its purpose and its time; the privacy policy lists them too. */
const cookieList = [
  '«session» (مع HTTPS: «__Host-session»): رمز عشوائي يفتح سلّتكم وقائمة أمنياتكم، ولا تقرؤه برامج الصفحة. {sessionMonths, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  '«summary»: عدد القطع وما في قائمة الأمنيات، لتعرضه كل صفحة فورًا. {sessionMonths, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  '«language»: اللغة التي اخترتموها. {sessionMonths, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  '«delivery»: البلد والرمز البريدي اللذان أدخلتموهما لمعرفة مواعيد التركيب. {deliveryCookieMonths, plural, zero {# شهر} one {شهر واحد} two {شهران} few {# أشهر} many {# شهرًا} other {# شهر}}.',
  '«buyer» (مع HTTPS: «__Host-buyer»): سرّ عشوائي يُنشأ عند ذهابكم إلى الدفع، حتى لا يظهر اسمكم وعنوانكم وفاتورتكم إلا في هذا المتصفح. لا تقرؤه برامج الصفحة. {orderDays, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  '«hold» (مع HTTPS: «__Host-hold»): رمز موقَّع للحجز الذي بدأتموه، حتى لا تُرفض لكم الليالي المحفوظة لكم. لا تقرؤه برامج الصفحة. {holdCookieMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  '«hour» (مع HTTPS: «__Host-hour»): رمز موقَّع للموعد الذي حجزتموه للتو، حتى نقول لكم إنه لكم إن طلبتموه ثانية. لا تقرؤه برامج الصفحة. {hourCookieMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
  '«typed»: ما كتبتموه في استمارة دفع أو موعد رُفضت (الشركة والاسم والعناوين والهاتف)، حتى لا تكتبوه ثانية. لا تقرؤه برامج الصفحة، ولا يُرسل إلا إلى تلك الصفحة، ويُمحى متى قُبلت الاستمارة. {typedMinutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}.',
] as const;

/** What the storage of a browser keeps, and why. */
const storageList = [
  '«theme»: فاتح أو داكن.',
  '«language»: اللغة، مرة ثانية.',
  '«compare»: القطع التي تقارنون بينها، أربع على الأكثر.',
  '«place»: موضعكم من الصفحة ريثما تتغيّر لغتها، ويزول بإغلاق علامة التبويب.',
  '«promo»: اليوم الذي أُغلق فيه إعلان الشراكة.',
] as const;

/** Everything that the site keeps in a browser. */
export const keptInBrowser = [...cookieList, ...storageList] as const;

export const cookies = {
  meta: {
    title: 'ملفات تعريف الارتباط',
    description:
      'القائمة الكاملة لملفات تعريف الارتباط والذاكرة المحلية في الموقع: عدد المدخلات {count, number} وكلها ضرورية، بلا قياس للزيارات، ومن ثم بلا شريط موافقة.',
  },
  title: 'ملفات تعريف الارتباط',
  intro:
    'لا يضع الموقع إلا ما لا يعمل من دونه. والقانون لا يشترط موافقة على ذلك، فلا يقاطعكم أي شريط.',
  sections: [
    {
      id: 'liste',
      title: 'القائمة',
      paragraphs: ['كلها من هذا الموقع ولا تخدم سواه.'],
      list: cookieList,
    },
    {
      id: 'memoire',
      title: 'ذاكرة المتصفّح',
      paragraphs: ['تبقى على جهازكم إلى أن تمحوها.'],
      list: storageList,
    },
    {
      id: 'tiers',
      title: 'الخدمات الخارجية',
      paragraphs: [
        'خريطة صفحة الاتصال من OpenStreetMap ولا تُحمَّل إلا بطلبكم. وصفحة الدفع تابعة لمقدّم الخدمة وتسري فيها قواعده. ولا يخرج من هنا شيء آخر.',
      ],
    },
    {
      id: 'refuser',
      title: 'الاستغناء عنها',
      paragraphs: [
        'بوسع متصفّحكم أن يرفضها أو يمحوها جميعًا. ويبقى الموقع مقروءًا كله، لكن بلا سلة. وتغلق صفحة «بياناتي» جلساتكم وتمحو ما يتصل بها.',
      ],
    },
  ],
} as const;
