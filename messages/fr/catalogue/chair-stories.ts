export const chairStories = {
  // Voice: a decree of the Athenian people, cut into a stele.
  athena: {
    title: 'Décret du peuple pour sa déesse',
    summary:
      'Un décret d’Athènes honore la déesse de l’olivier et de la chouette ; le fauteuil massant qui porte son nom en exécute les articles.',
    introduction:
      'Il a plu au Conseil et au peuple. La tribu Cécropide exerçait la prytanie, le greffier a lu, les mains se sont levées. Attendu que la fille de Zeus, arrivée la seconde sur le rocher, y planta un arbre près du flot salé que Poséidon venait d’ouvrir, et que Cécrops, roi au corps de serpent, témoigna pour elle ; attendu que cet arbre nous fournit l’huile des lampes et l’ombre de midi, l’une pour lire, l’autre pour délibérer : on gravera dans le marbre du Pentélique ce que la cité doit à celle qui lui prêta son nom.',
    loveStory:
      'Considérant qu’elle n’eut pas d’époux et que nul n’osa lui en chercher ; qu’elle aima pourtant, à la manière des veilleurs ; qu’elle recueillit Érichthonios, né de la Terre, le coucha dans une corbeille avec un serpent pour gardien et l’éleva ensuite elle-même dans son enclos ; que, le jour où les Perses brûlèrent le sanctuaire, l’olivier calciné repoussa de deux coudées avant le soir, ainsi que Pausanias l’a noté : le peuple reconnaît à ce rameau qu’une ville peut être aimée comme une personne, et qu’il lui fut répondu par les racines.',
    divineGift:
      'De l’arbre vient la teinte, de l’oiseau vient la forme. La déesse a cédé à cet ouvrage deux ailes de chouette, que l’on connaît déjà par nos monnaies, et l’agrafe de son égide, celle qui brilla sous les poutres d’Ithaque le soir des prétendants. L’objet du don est le silence qui précède un avis. Qui s’adosse sent le cuir gagner les épaules ; le bronze, au sommet, tient le tout fermé comme un manteau. Ni courant d’air ni bavardage n’entrent par les côtés. Tel qui avait hâte de répondre s’aperçoit qu’il peut attendre encore une phrase.',
    modernConnection:
      'Article premier : une nappe de capteurs lira la pression du dos avant que les galets se mettent en route, et leur parcours s’ajustera à la taille de chacun. Article deux : la molette de l’accoudoir suffira à régler la force, la chaleur des reins, l’écart des ailes. Article trois : dès le début du massage, le fauteuil baissera par Matter les lampes trop vives, et la liseuse de l’aile prendra leur place. Article quatre : les habitudes de trois lecteurs seront tenues en mémoire dans le meuble ; il massera même privé de réseau, le Wi-Fi ne servant qu’à l’application et aux mises à jour.',
    invitation:
      'Qu’on lise ceci à voix basse à quiconque entre avec une question. Vous n’appartenez à aucune de nos tribus, et le décret vous accorde cependant la proédrie, c’est-à-dire un siège au premier rang. Prenez-le un soir de décision difficile, avec le livre que vous n’avez pas fini. Posez les deux bras ; laissez le bronze tiédir sous la main droite. La chouette prend son vol à la tombée du jour, un philosophe l’a écrit ; les Athéniens l’avaient remarqué avant lui, dans la charpente de leurs maisons. Aucun délai n’est fixé pour rendre votre avis.',
  },

  // Voice: a letter from a daughter to her father Asclépios, set among the stars.
  hygieia: {
    title: 'Lettre à mon père, le Serpentaire',
    summary:
      'Hygieia écrit à son père Asclépios, devenu étoile : la maison d’Épidaure, le serpent et la coupe, puis ce fauteuil massant où le souffle mène la vague.',
    introduction:
      'Mon père, je t’écris du portique où nous faisions dormir les voyageurs, à Épidaure, à l’heure où tu montes au-dessus des pins. On t’appelle le Serpentaire ; les bergers te montrent du doigt à leurs enfants. La foudre de Zeus t’a pris pour avoir rendu trop de morts à la lumière, et tu loges depuis parmi les étoiles avec la bête que tu tenais. Moi, je suis restée pour ce que tu laissais derrière toi : les lits à refaire, l’eau à puiser, le pain du matin, toutes choses dont personne ne grave le récit sur une stèle.',
    loveStory:
      'Tu disais que Panacée avait les remèdes, Iaso les convalescences, Églé l’éclat du teint, et qu’à moi revenaient les gens qui vont bien. Je le prenais pour une taquinerie ; c’était un aveu. Le soir, quand le dernier pèlerin s’allongeait sous sa peau de mouton, tu posais ton bâton contre le mur et tu venais t’asseoir près de moi. Le serpent quittait ton bras pour le mien et buvait dans ma coupe. Les récits ne m’ont guère donné de mari, et je n’en réclame pas : j’ai eu cette heure-là, chaque jour, à côté de l’homme le plus fatigué de Grèce.',
    divineGift:
      'La coupe, je la tiens toujours à la même hauteur, celle où la bête n’a pas besoin de se dresser. Mon présent est là, si l’on veut bien appeler ainsi une hauteur juste : de l’eau tiède, un geste répété, une courbe qui s’incline avant d’avoir soif. Un ébéniste en a tiré une ligne de chêne pâle, dont la queue touche le sol et dont la tête vient reposer près de la main. Ariphron de Sicyone a chanté que sans moi nul n’est heureux ; c’était trop d’honneur. Je me contente de soutenir un dos et de garder chaude une tisane.',
    modernConnection:
      'Sous la laine du dossier, on a logé un capteur qui devine la respiration. Tu en aurais souri, toi qui posais l’oreille. Dès qu’il tient la cadence, des cellules d’air se gonflent et se vident l’une après l’autre, en remontant vers la nuque, un peu plus lentement que le souffle, si bien que le souffle finit par les suivre. Une carte NFC rappelle le réglage de chacun ; au bord de la coupe, un anneau s’éclaire quand on a oublié de boire. La vague ne dépend d’aucun réseau : le téléphone peut dormir dans une autre pièce.',
    invitation:
      'Toi enfin qui lis par-dessus mon épaule, et que cette lettre ne regardait pas, reste un moment. Il y a une laine blanche où poser la nuque, une tasse dont la chaleur tient jusqu’à la dernière gorgée. Viens sans être malade ; c’est ainsi que je préfère les visites. Desserre ton col, compte trois respirations, laisse la quatrième se compter toute seule. Et si la nuit est de juillet, ouvre la fenêtre du sud vers onze heures : au-dessus du Scorpion, mon père tient encore son serpent à deux mains. Fais-lui signe de ma part.',
  },

  // Voice: an actor's notebook, kept by Morphée himself.
  morphee: {
    title: 'Carnet d’un acteur de nuit',
    summary:
      'Morphée tient le carnet de ses rôles : une nuit, il joua un noyé devant sa veuve. Le fauteuil massant inclinable a gardé de lui l’art des transitions.',
    introduction:
      'Rôles tenus cette semaine : un père, deux maîtres d’école, une fiancée perdue de vue, le roi d’un pays dont le rêveur ne savait pas le nom. Je travaille sans masque et sans répétition. On me souffle un visage, je le porte avant la fin du vol ; mes ailes, qui ne font aucun bruit, restent pliées dans le couloir. Mon père Hypnos a mille fils. La plupart jouent les orages ou les bêtes ; moi, je fais les gens. Dans ce métier, le plus difficile précède l’entrée : ce sont les quelques minutes où l’autre ne dort pas encore et vous attend à son insu.',
    loveStory:
      'J’ai accepté une nuit un rôle que je n’aurais pas dû prendre. La commande venait d’Héra ; Iris la porta chez mon père, et sur mille on me désigna. Personnage : Céyx, roi de Trachis, perdu en mer. Public : Alcyone, sa femme, seule au premier rang, qui l’attendait vivant. Je soignai la pâleur, la barbe ruisselante, la façon d’hésiter avant un aveu. « Reconnais-tu ton époux ? » Elle tendit les bras dans son sommeil et ne serra que de l’air. Cet amour passa si près de moi que j’en oubliai mon texte. Ils furent changés en oiseaux de mer, elle et lui. L’hiver, quand l’eau se fait plate, je les cherche des yeux.',
    divineGift:
      'Cette nuit-là m’a enseigné la lenteur. On n’entre pas dans un sommeil comme on entre en scène ; il faut que la salle s’éteigne rang par rang. Le fauteuil le sait de moi. Sa coque a la forme des têtes de pavot qui poussent devant chez nous, ses flancs s’avancent comme des pendrillons, et le velours, gris de fumée, boit la lumière au lieu de la renvoyer. Quand il bascule, rien ne grince : c’est la règle de la maison. Je lui ai donné en outre ma sortie, que l’on remarque peu et qui demande plus d’art que le reste, ce retour au visage nu du matin.',
    modernConnection:
      'Conduite technique de la soirée : un capteur suit la respiration, un autre les mouvements, et ce fauteuil n’emploie ni caméra ni microphone. Effet un, la lumière du rebord descend de l’ambre au noir. Effet deux, les pressions s’allongent, puis se font rares. Effet trois, les sons graves quittent le dossier quand le souffle devient régulier. Pour le rappel, une lueur de petit jour devance d’un quart d’heure le redressement. Par Matter, lampes et stores de la pièce obéissent à la même partition. Si le courant manque, la batterie poursuit la représentation ; si c’est le réseau, personne dans la salle ne s’en doute.',
    invitation:
      'Venez avec la fatigue que vous avez, je n’exige pas de costume. Glissez la tête sous la couronne, étendez les jambes, et laissez la pièce commencer. Vous entendrez d’abord la pluie ou le ressac, à votre choix ; ensuite votre propre poids, qui est un son lui aussi. J’arriverai plus tard, sur la pointe des ailes, avec un visage que vous aimez. Peut-être ne vous souviendrez-vous de rien. C’est le sort des bons acteurs, et je m’en accommode : il me suffit, quand les lumières reviennent, de voir un front que plus rien ne plisse.',
  },

  // Voice: a chorus of nymphs, in the first person plural.
  artemis: {
    title: 'Nous, les vingt de l’Amnisos',
    summary:
      'Les vingt nymphes de l’Amnisos racontent Artémis, Britomartis et les retours de chasse, puis le fauteuil massant cintré comme un arc de frêne.',
    introduction:
      'Nous sommes vingt, nées d’une rivière de Crète. Elle nous a choisies pour tenir ses brodequins et nourrir ses chiens quand elle a fini de tirer ; personne ne nous nomme une par une, et cela nous convient. Dès que le soir descend sur le Taygète, nous entendons son pas avant de la voir, puis les quatre biches aux cornes d’or que l’on dételle, puis le bruit mat d’un arc que l’on détend. La chasse appartient aux poètes ; le retour est à nous : une déesse assise sur une pierre, les épaules basses, qui délace elle-même sa chaussure gauche et nous laisse la droite.',
    loveStory:
      'Elle n’a pas voulu d’amant, et nous ne l’en avons pas vue triste. Une seule d’entre les nymphes eut sa préférence : Britomartis de Gortyne, tueuse de faons, dont l’œil ne se trompait pas. Minos la poursuivit neuf mois par les chênes et les marais de Crète. Sur le point d’être prise, la jeune fille sauta de la falaise, et des filets de pêcheurs la sauvèrent ; on la nomma depuis Dictynna, la Dame aux filets. Artémis, ce jour-là, descendit jusqu’à la grève, elle qui n’aime pas la mer. Elle ne dit pas un mot. Elle ôta son manteau, le posa sur ces épaules mouillées et attendit que le tremblement cesse.',
    divineGift:
      'Tendre, puis rendre : sa science tient entière dans ces deux verbes. L’arc laissé tendu toute la nuit perd sa force, et le dos de même ; nous le savions pour avoir frotté le sien d’huile de cyprès, sous les pins du Ménale. Permission nous fut donnée de copier la courbe de son bois. Des lames de frêne ont été pliées à la vapeur, grisées comme l’écorce sous la lune, jusqu’à former ce croissant où l’on s’adosse et qui cède d’un doigt. Quant au loden, il ressemble à l’étoffe que nous jetons sur les chiens quand il pleut. Artémis l’a reconnu, et gardé.',
    modernConnection:
      'Ce que nous faisions, les mains du fauteuil le font désormais. Elles cherchent : des galets montés sur jauges sentent où le muscle résiste et s’y attardent. Puis elles étirent : le bassin avance, l’arc recule, on reste suspendu le temps d’un souffle avant que tout revienne. Aux mollets, une percussion légère, comme un galop éloigné. Derrière le bois, la lumière croît ou décroît avec la lune, d’après un calendrier gardé à bord, et le massage se passe d’internet. Libre de sa place grâce à la batterie, près de la baie ou du feu, le siège rejoint par Thread, si l’on veut, les lampes de la maison.',
    invitation:
      'Rentrez par le chemin que vous voudrez, avec de la boue si vous en avez. Nous vous gardons une place face à la fenêtre, d’où l’on voit les arbres avant la nuit. Asseyez-vous comme elle, sans vous arranger. Les chiens viendront flairer vos mains ; laissez-les faire, ils reconnaissent ceux qui ont marché. L’arc se détendra derrière vous, d’un cran, et vous entendrez soudain combien la journée était bruyante. Chez nous, on ne demande à personne le récit de sa course. Quelqu’un prendra la chaussure droite. Commencez par la gauche.',
  },

  // Voice: a consultation at Delphi, question and answer.
  apollo: {
    title: 'Cinq questions posées à Delphes',
    summary:
      'Un voyageur interroge l’oracle de Delphes sur Apollon, Hyacinthe et la lyre ; à la quatrième question, un fauteuil massant safran répond en musique.',
    introduction:
      'Première question : à qui parle-t-on, quand on parle ici ? Réponse de la Pythie, telle que les prêtres l’ont mise en prose. Au maître du lieu, qui vint de Délos chercher un sanctuaire et trouva un dragon près de la source ; qui laissa la bête pourrir au soleil, d’où le nom de Pythô ; qui, changé en dauphin, détourna un navire crétois pour s’en faire un clergé. Il rend ses avis du fond d’une salle, par la bouche d’une femme assise. Retiens ce détail, étranger. À Delphes la vérité veut un siège, trois pieds de bronze, et quelqu’un qui consente à rester là le temps qu’elle arrive.',
    loveStory:
      'Deuxième question, à voix plus basse : qui a-t-il aimé ? Hyacinthe d’Amyclées. Pour lui il déserta ce trépied, oublia la cithare, porta les filets et tint les chiens sur les pentes de Laconie. Un midi, le corps luisant d’huile, ils lancèrent le disque. Celui du dieu rebondit sur le sol dur et frappa le jeune homme au visage. Les herbes n’y firent rien. De son sang monta une fleur, avec la plainte écrite sur le pétale. Va voir à Amyclées le trône que bâtit Bathyclès : la statue s’y dresse, note Pausanias, sur un autel qui est une tombe. Le dieu du chant se tient là, debout, au-dessus de ce qu’il a perdu.',
    divineGift:
      'Que donne-t-il à ceux qui viennent sans malheur à montrer ? La troisième réponse fut un seul mot, que les prêtres développèrent. La mesure. Hermès, né le matin même, avait tendu sept boyaux de brebis sur une carapace ; Apollon, à qui l’enfant avait volé ses vaches, entendit ce jouet et céda le troupeau pour l’avoir. Sa colère, depuis, passe par les cordes et en ressort en ordre. Le fauteuil reprend les cornes de l’instrument et, entre elles, des rayons de laiton. Assieds-toi contre les cordes : tu seras la caisse, ce creux faute duquel aucune note ne porte. Le safran est celui des robes de fête.',
    modernConnection:
      'Comment s’y prend-il à présent ? Par vibration, fut-il répondu. Un court signal mesure la pièce, après quoi le microphone se coupe ; deux haut-parleurs, dans les cornes, placent la musique à hauteur d’oreille, et le cadre la conduit dans le dos. Galets et chaleur suivent le tempo du morceau, que l’on envoie par Bluetooth ou que l’on reprend en posant son téléphone sur l’accoudoir. La lumière des rayons s’accorde à l’heure du lieu ; par Matter, elle entraîne les lampes. Si le réseau fait défaut, une bibliothèque gardée en mémoire prend le relais, et le quatuor du soir a lieu. Telle fut la quatrième réponse.',
    invitation:
      'Restait une question, et ce fut la Pythie qui la posa : « Toi, qu’écoutes-tu quand personne ne te regarde ? » Chacun répond pour soi. Apportez le disque usé, la sonate que vous n’avouez pas aimer, la voix de quelqu’un. Prenez place en fin d’après-midi, lorsque le soleil entre de biais et que le velours s’allume. « Connais-toi » était inscrit à l’entrée du temple ; on oublie que la musique y mène parfois plus vite que la réflexion. Le trépied est libre. Les cordes attendent leur caisse.',
  },
};
