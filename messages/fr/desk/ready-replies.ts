/** Sentences that the house writes often, each in the language of who reads it. Their names are French. */
export const readyReplies = {
  thanks: {
    name: 'Remercier et promettre',
    fr: 'Merci de votre message. Nous regardons cela avec l’atelier et vous répondons sous deux jours ouvrés.',
    en: 'Thank you for your message. We are looking into it with the workshop and will reply within two working days.',
    it: 'Grazie del tuo messaggio. Ne parliamo con il laboratorio e ti rispondiamo entro due giorni lavorativi.',
    ru: 'Спасибо за ваше сообщение. Мы обсудим это с мастерской и ответим в течение двух рабочих дней.',
    ar: 'شكرًا على رسالتكم. ندرس الأمر مع الورشة ونجيبكم خلال يومي عمل.',
  },
  photo: {
    name: 'Demander une photo du passage',
    fr: 'Pourriez-vous nous envoyer une photo du passage le plus étroit, avec sa largeur ? Elle nous suffit pour vous dire si la pièce passe.',
    en: 'Could you send us a photograph of the narrowest passage, with its width? It is enough for us to tell you whether the piece will fit.',
    it: 'Puoi inviarci una foto del passaggio più stretto, con la sua larghezza? Ci basta per dirti se il pezzo passa.',
    ru: 'Пришлите нам, пожалуйста, снимок самого узкого места с его шириной: этого достаточно, чтобы сказать, пройдёт ли предмет.',
    ar: 'هل يمكنكم أن ترسلوا إلينا صورة لأضيق ممرّ مع عرضه؟ تكفينا لنخبركم هل تمرّ القطعة.',
  },
  visit: {
    name: 'Inviter à une heure avec la maison',
    fr: 'Le plus simple est de voir la pièce, au salon de Paris ou en vidéo, sur rendez-vous. Quel jour vous conviendrait ?',
    en: 'The simplest way is to see the piece, at our Paris salon or by video, by appointment. Which day would suit you?',
    it: 'Il modo più semplice è vedere il pezzo, nel salone di Parigi o in video, su appuntamento. Quale giorno preferisci?',
    ru: 'Проще всего увидеть предмет в парижском салоне или по видеосвязи, по записи. Какой день вам подойдёт?',
    ar: 'أيسر السبل أن تروا القطعة في صالون باريس أو عبر الفيديو، بموعد مسبق. أي يوم يناسبكم؟',
  },
  day: {
    name: 'Proposer un jour de livraison',
    fr: 'Votre commande est prête. Quel jour, du lundi au vendredi, pouvons-nous l’installer chez vous ?',
    en: 'Your order is ready. On which day, Monday to Friday, may we install it at your home?',
    it: 'Il tuo ordine è pronto. In quale giorno, dal lunedì al venerdì, possiamo installarlo a casa tua?',
    ru: 'Ваш заказ готов. В какой день, с понедельника по пятницу, мы можем установить его у вас?',
    ar: 'طلبكم جاهز. في أي يوم، من الاثنين إلى الجمعة، يمكننا تركيبه عندكم؟',
  },
} as const;
