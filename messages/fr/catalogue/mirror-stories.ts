export const mirrorStories = {
  // Voice: the three Graces at the toilette, speaking as "we"
  aphrodite: {
    title: 'Ce que virent les Charites',
    summary:
      'Les trois Charites disent comment elles parèrent Aphrodite à Paphos, le jour où elle gagna l’Ida pour l’amour d’un berger, Anchise.',
    introduction:
      'Nous sommes trois, et c’est nous qui fermons les portes. Le temple de Paphos sent l’encens ; elle entre sans un mot, dénoue elle-même sa ceinture. L’huile dont nous frottons ses épaules est celle qui luit sur la peau des dieux. Euphrosyne tient le peigne, Thalie les bracelets en spirale, Aglaïa, la plus jeune, lève le bronze poli où la déesse se regarde. Elle ne cherche pas à savoir si elle est belle. Elle veut voir qui elle sera ce soir, car sur les pentes de l’Ida garde ses bœufs un homme qui ne l’attend pas.',
    loveStory:
      'D’ordinaire, elle donne l’amour et s’en va. Cette fois, Zeus le lui avait rendu, et elle brûlait pour Anchise. Elle passa par les nuages jusqu’à la Troade ; dans la montagne, loups et panthères la suivaient en lui faisant fête. Devant l’enclos, elle devint une jeune fille de Phrygie, vêtue d’une étoffe plus vive que le feu. Il crut, ou voulut croire. Il défit les agrafes une à une. Quand il s’éveilla, la tête de l’amante touchait la poutre du toit, et le berger cacha son visage sous la couverture. « Prends courage », dit-elle. Un fils vint, Énée, que les nymphes élevèrent.',
    divineGift:
      'Du métier, nous ne savons qu’une règle : on n’ajoute rien, on éclaire. À Paphos, nous tournions le bronze vers la mer jusqu’à ce que la lumière rebondît juste. Les artisans de la maison ont repris ce geste. Leur éventail d’or rose se déplie comme la valve où tant de peintres ont fait voguer notre maîtresse, et sa frange blanche retient l’instant où la vague se défait sur le sable. Qui se tient devant reçoit la clarté de face, sans ombre sous les yeux, et ne ressemble à personne d’autre. C’est tout le don, et nous le savons rare.',
    modernConnection:
      'Quant aux rouages, que nous n’avions pas, ils se font oublier. Un capteur lit la couleur du jour et propose la lumière qui manque, fraîche le matin, pleine à midi, dorée après le bain. Le doigt glisse sur l’ourlet pour en décider autrement. Dès que l’humidité monte, une nappe tiède s’éveille derrière la glace, et la buée ne prend pas. Par Matter, le miroir s’accorde aux lampes ; une fois réglé, il se passe du réseau comme du téléphone et se rappelle vos heures. Il ne juge ni ne conseille, et garde le silence. Nous faisions de même.',
    invitation:
      'Approchez, les portes sont rouvertes. Prenez le temps qu’elle prenait, une mèche après l’autre, sans regarder l’heure. Que l’on vous attende ou non ce soir importe peu ; la toilette que personne n’espère est souvent la plus belle. Vous verrez d’abord ce que vous surveillez toujours, le pli, la fatigue. Restez. L’éventail s’ouvre autour de votre tête, la lumière tourne, et quelqu’un que vous aviez perdu de vue revient dans la glace. Nous ferons ainsi qu’à Paphos : l’une tiendra le peigne, les deux autres garderont le silence.',
  },
  // Voice: a storyteller whom Echo answers, each paragraph closing on his last words returned
  narcisse: {
    title: 'Dialogue d’un conteur et d’une voix',
    summary:
      'Le récit de Narcisse et d’Écho, où la nymphe répond au conteur en lui rendant ses derniers mots, comme au livre III des Métamorphoses.',
    introduction:
      'Quelqu’un raconte, et quelqu’un, derrière les arbres, ne peut que répéter. C’est la loi d’Écho, punie par Héra pour l’avoir amusée de longs discours : elle n’ouvre plus la conversation, elle la ferme. Le conteur le sait et choisit ses fins de phrase. Il dira la Béotie, l’été, le garçon de seize ans que tous désiraient et que nul ne touchait ; les filets tendus aux cerfs, puis cette chaleur qui pousse vers l’ombre. Nymphe, si tu écoutes encore, donne-moi un signe, que l’histoire commence ici. « Ici. »',
    loveStory:
      'Elle l’aima sans avoir le moyen de le lui dire. Un jour, séparé de ses compagnons, il appela : « Y a-t-il quelqu’un ? » et s’étonna que sa question lui revînt plus tendre. « Réunissons-nous », cria-t-il ; jamais réponse ne fut donnée plus volontiers. Elle sortit du bois, les bras tendus, et il recula. De honte, elle maigrit dans les grottes jusqu’à n’être qu’un son. Lui trouva son étang, s’y pencha, aima un visage qui pleurait quand il pleurait. Plus tard, sa force s’en alla, et le dernier mot qu’il dit à l’eau fut : adieu. « Adieu. »',
    divineGift:
      'Ovide prête au jeune homme une plainte étrange : ce que je désire, je le porte, et ma richesse m’a fait pauvre. Némésis n’avait rien inventé d’autre qu’une eau calme. Il en demeure un don : une surface assez tranquille pour qu’on s’y rencontre, assez sombre pour qu’on n’y reste pas. Voilà pourquoi la glace est claire et la vasque noire. L’une rend les traits, l’autre la profondeur ; entre elles monte une tige de bronze, celle de la fleur que les naïades trouvèrent à la place du corps. Se voir, conseille-t-elle, et puis relever la tête. « Relever la tête. »',
    modernConnection:
      'L’appareil se loge dans le pied. L’infrarouge perçoit votre venue et fait lever une lumière de biais, douce aux yeux du soir ; une main qui monte ou qui descend en règle la force. La source, si vous la voulez, coule assez bas pour couvrir la rue sans couvrir une voix. Penchez la glace, l’éclairage suit l’angle. Grâce à la batterie, on oublie le mur quelques heures. Le Wi-Fi n’apporte que les mises à jour et d’autres bruits d’eau, si bien qu’une maison coupée du monde garde son étang. Telle que nous la livrons, la pièce n’a pas d’objectif ; de vous, elle ne retient rien. « Rien. »',
    invitation:
      'Il manquait à Narcisse un ami qui l’appelât par son nom. Placez donc le miroir où l’on passe, près d’une porte ou d’un lit, là où une autre présence peut entrer dans le cadre. Arrêtez-vous le matin, le temps d’un col ou d’une boucle d’oreille. Le soir, asseyez-vous au bord du verre noir et laissez venir ce qui vient quand on cesse de se surveiller. Nul n’est puni de se regarder ; on l’est de ne plus entendre. Et si quelqu’un prononce votre nom, levez-vous, tournez le dos à l’eau, répondez : je viens. « Viens. »',
  },
  // Voice: a guide leading a visitor through the Heraion of Argos, after Pausanias
  hera: {
    title: 'Visite au sanctuaire d’Argos',
    summary:
      'Un guide mène le visiteur à travers l’Héraion d’Argos, du paon d’Hadrien aux yeux d’Argus, puis le laisse seul devant un miroir.',
    introduction:
      'Par ici, le chemin vient de Mycènes, une grosse demi-heure entre les oliviers. L’eau que vous entendez servait aux purifications. Pausanias suivit la même pente et nota ce qu’il voyait, en homme qui se méfie des belles phrases : la statue de Polyclète, ivoire et or, une grenade dans une main, dans l’autre un sceptre ; plus loin, un paon fait d’or et de pierres brillantes, offert par Hadrien. Gardez ce paon en mémoire. De tous les trésors du lieu, lui seul rendait aux visiteurs leur regard, et c’est de ce regard que je veux vous parler.',
    loveStory:
      'Sur ce mur, imaginez une fresque que le temps a prise. Elle montrait une brouille. Héra, fâchée contre Zeus, s’était retirée en Eubée et n’écoutait plus personne ; il alla demander conseil à Cithéron, qui régnait à Platées. On tailla un tronc de chêne, on l’habilla en mariée, on l’assit sur un char à bœufs, et le bruit courut que le dieu épousait la fille d’Asopos. La reine accourut. Elle arracha le voile, et vit du bois. La tromperie lui plut, rapporte Pausanias, et le ménage se réconcilia. J’ajoute ceci : là où elle redoutait un autre visage, le sien lui fut rendu.',
    divineGift:
      'Troisième salle, la plus petite : celle des plumes. Argus avait reçu l’ordre de garder Io et le tint jusqu’à sa dernière paupière. Une souveraine ordinaire eût nommé un autre gardien ; celle-ci releva les yeux tombés et leur donna un oiseau entier pour continuer. Notez la nature du présent : le service rendu y devient parure. Les émailleurs ont procédé pareillement, cloison de laiton après cloison de laiton, poudre de verre et feu vif, jusqu’à ce que l’arche vous considère à son tour. Comptez, si vous y tenez, et cherchez-en deux semblables. Les guides y ont renoncé.',
    modernConnection:
      'Vous demandez comment cela marche ; on me le demande à chaque visite. Des radars, logés derrière le laiton, perçoivent un pas, une distance, un arrêt, et s’en tiennent là. Les yeux d’émail s’éclairent alors de bas en haut. Un téléphone au fond d’une poche suffit, par UWB, pour que l’arche ramène votre lumière, blanche si l’on juge une étoffe, plus blonde pour le soir. Matter avertit les lampes de la chambre. La connexion manque ? Le toucher demeure, la mémoire aussi, puisque tous deux habitent le cadre. Ce miroir ne photographie rien. Argus, désormais, ne rapporte à personne.',
    invitation:
      'Fin de la visite. Je vous laisse devant la glace, de même qu’on laissait les pèlerins devant la statue. Reculez de trois pas, jusqu’à tenir des pieds à la coiffure sous la voûte. Beaucoup baissent d’abord la tête. Puis l’épaule se redresse, le menton suit, sans que personne l’ait demandé. Chez vous, placez l’arche au bout d’un couloir ou en face d’une fenêtre, là où il faudra marcher vers elle : la reine d’Argos n’aimait pas que l’on arrivât de côté. J’éteins derrière moi. Les plumes, elles, resteront ouvertes aussi longtemps qu’il vous plaira.',
  },
};
