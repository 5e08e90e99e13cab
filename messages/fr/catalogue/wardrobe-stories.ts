export const wardrobeStories = {
  // Voice: a farmer's almanac, one month to a page, after Hesiod's Works and Days
  demeter: {
    title: 'L’almanach du triple labour',
    summary:
      'Iasion et Déméter dans la jachère trois fois labourée de Crète, racontés mois après mois par un almanach de chêne et de paille.',
    introduction:
      'Octobre. Quand les Pléiades se couchent au petit jour, dit le vieux calendrier, il est temps de sortir la charrue. C’est aussi le mois où l’on suspend le lin, encore tiède de l’été, et où l’on rappelle la laine. L’armoire Déméter se règle sur ce geste. Quatre portes de chêne blond, quatre gerbes de paille incrustée : une par saison, si l’on veut les lire ainsi, bien qu’aucune ne porte de nom. Qui l’a dessinée avait retenu d’Hésiode une règle simple, que la richesse d’une maison se mesure à ce qu’elle sait garder jusqu’au printemps.',
    loveStory:
      'Juin. On mène la charrue pour la troisième fois dans la jachère, et la terre noire fume derrière le soc. Déméter avait vu Iasion aux noces de Cadmos et d’Harmonie ; les Muses chantaient, elle n’écoutait plus. Diodore les fait se rencontrer là. Hésiode, moins bavard, leur donne pour lit le sillon, dans les grasses campagnes de Crète. Leur fils fut Ploutos, qui va par la terre et la mer et laisse de l’abondance dans les mains du premier qu’il croise. Zeus l’apprit, et sa foudre ne manqua pas l’amant. Depuis, dans un blé couché par l’orage, il arrive qu’on devine la forme de deux corps.',
    divineGift:
      'Août. Le van bat, la balle s’envole, le grain reste. À Triptolème, la déesse confia la semence et un char attelé de serpents ailés ; aux hommes il restait à apprendre l’autre moitié du métier, qui est de tenir au sec ce qu’on a récolté. Ce chêne porte cette moitié-là. Ses montants creux respirent, ses claies laissent l’air passer sous le linge, et la paille de ses portes, coupée avant les pluies, garde au fond de la fibre un éclat que le soir ranime. Rien ne se gâte chez Déméter de ce qu’on lui a donné à temps.',
    modernConnection:
      'Janvier. Il gèle, et personne ne touche à la terre. À l’intérieur, un hygromètre veille dans chaque travée ; si l’humidité monte, une cellule silencieuse assèche l’air, que deux ventilateurs lents poussent entre les vêtements. L’étiquette cousue dans une doublure répond au lecteur de la penderie : l’application sait alors où dort le manteau gris, et depuis combien d’hivers. La lumière, blonde, suit l’ouverture des portes. Pour tout cela le réseau n’est pas requis ; un bouton de laiton, à hauteur de coude, règle l’air et la clarté, et l’inventaire attendra la prochaine connexion.',
    invitation:
      'Mars. L’hirondelle est revenue sous l’auvent ; Hésiode voulait qu’on eût taillé la vigne avant elle. Vous, un matin de ciel clair, ouvrez les quatre portes, sortez une à une les choses de l’hiver, secouez-les au jardin, rendez leur rang aux chemises. Passez la paume sur la paille, dans un sens puis dans l’autre, et penchez-vous vers le cèdre, que rien ne vernit. Peut-être retrouverez-vous l’odeur d’un grenier d’enfance. L’almanach reprendra demain à la même ligne ; les saisons savent attendre qu’on ait fini de plier.',
  },
  // Voice: her own testimony, first person, spoken from the threshold between two houses
  persephone: {
    title: 'La tunique pleine de fleurs',
    summary:
      'Perséphone prend la parole : la prairie d’Enna, la ceinture perdue, la grenade cueillie de sa main et les deux demeures entre lesquelles elle va.',
    introduction:
      'On vous a parlé d’un rapt, d’un char, d’une mère en deuil. Je ne démens pas. Mais personne ne m’a demandé quel goût avait l’air, ce matin-là, à Enna, que d’autres nomment Nysa, au bord du lac Pergus, où les cygnes faisaient plus de bruit que mes compagnes. Leucippé cueillait des crocus, Phaino des roses ; je remplissais ma tunique à deux mains et je voulais en avoir plus qu’elles. De cette convoitise d’enfant je n’ai pas honte : j’aimais posséder, ranger, accorder les couleurs. L’armoire qui porte mon nom commence là, dans un pan d’étoffe relevé.',
    loveStory:
      'Lorsque la terre s’ouvrit, mon vêtement céda près de l’épaule et les fleurs tombèrent ; c’est elles que j’ai pleurées d’abord. Ma ceinture flottait sur l’eau de Cyané quand ma mère la reconnut. En bas, celui qui m’avait prise ne savait que faire de ses mains. Il me donna un trône et, chose plus rare, le silence. J’ai marché longtemps dans ses vergers. Un jour, une grenade pendait à ma portée et je l’ai cueillie moi-même, sans que nul me la tende. Sept grains, croqués un par un. Ascalaphe vit rougir ma bouche ; il ne comprit pas que je venais de choisir.',
    divineGift:
      'Six mois, trancha Zeus, et six mois encore. Je suis donc la seule déesse qui fasse ses bagages. J’ai appris ce qui supporte l’obscurité et ce qui s’y fane, ce que le froid conserve, ce que le jour réveille ; cette science tient tout entière dans un meuble en deux moitiés. L’ébène est ma maison d’hiver : la lumière n’y entre pas, la poussière guère. Le poirier est le pré, avec ses crocus en relief et un narcisse, un seul, parce qu’un seul avait suffi. Quant aux grenades de verre, vous devinez. Prenez-les à pleine main, elles n’engagent à rien.',
    modernConnection:
      'Des sondes tiennent aujourd’hui la place où j’avais des ombres. Chaque moitié tient son climat : d’un côté la laine dort au frais dans le noir, de l’autre un courant léger finit de sécher la soie. À l’équinoxe, l’application vous souffle quoi descendre et quoi remonter, d’après les étiquettes lues au passage d’une manche. Mon coffret, au fond de l’ébène, ne connaît que vos doigts. Peu importe que le réseau se taise : molettes, lumières et serrure ont leur propre mémoire. J’ai gouverné un pays où les nouvelles n’arrivent guère ; croyez-moi, on s’y fait.',
    invitation:
      'Vous gardez quelque part une robe que vous ne mettez plus ; je ne demande pas pourquoi. Commencez par le côté sombre, la main la première, comme on entre dans une eau. Cherchez ensuite, du bout des doigts, le narcisse caché dans le poirier, et dites-moi si vous auriez résisté. Je ne presse personne, je suis de celles qui attendent leur saison. Mais au mois de mars, quand je remonte les bras chargés, j’aime trouver une porte entrouverte et, sur la tringle, un cintre qu’on a laissé vide pour moi.',
  },
  // Voice: five curt dispatches from a divine courier on her rounds
  iris: {
    title: 'Dépêches d’une messagère aux pieds rapides',
    summary:
      'Du seuil de Zéphyr, où les vents se lèvent pour elle, jusqu’à votre penderie : cinq dépêches d’Iris, courrière des dieux et des couleurs.',
    introduction:
      'Première dépêche, de Troie. Averse sur l’Ida, soleil derrière, aucun retard. Quitté Zeus avec un ordre pour Priam ; posée dans sa cour avant que la dernière goutte ait lâché la feuille. Signe distinctif du courrier : sept couleurs, toujours dans le même rang, jamais froissées. Les ateliers ont voulu savoir comment je les range, je leur ai laissé le patron. Ils en ont tiré sept arcs de sycomore, trempés chacun dans son bain, tendus d’une porte à l’autre sans reprise visible, et un verre où la rosée ne sèche pas. Livraison vérifiée, conforme. Poursuivre.',
    loveStory:
      'De Thrace, deuxième envoi. Entrée chez Zéphyr en plein banquet ; les vents se lèvent tous, et chacun me veut sur le siège voisin du sien. Refusé : le bûcher de Patrocle ne prend pas, Achille supplie, les Éthiopiens m’attendent. Message transmis debout, sur la pierre du seuil. Ils ont soufflé la nuit entière. Au retour, Zéphyr aux cheveux d’or allait à mon côté sans coucher l’herbe. De ce détour, le poète Alcée prétend qu’Éros est né, le plus redoutable des dieux. Je ne confirme pas. Je consigne seulement qu’il pleuvait, et que nous étions au soleil.',
    divineGift:
      'Troisième pli, grotte du Sommeil. Écarté des deux mains les Songes qui barraient le passage ; ma robe a suffi pour éclairer la maison. Ovide lui prête mille nuances, je réponds de sept. Ce pouvoir se délègue : montrer l’étoffe telle qu’on la verra dehors. Passé dans le bois et le verre, il donne une lumière qui ne flatte ni ne ment. Le rouge n’y tourne pas à la brique, le gris n’y verdit plus, et le soir les gouttes du vitrage rendent au mur un peu de l’arc. Juré par le Styx, l’aiguière d’or au bras.',
    modernConnection:
      'Votre chambre, quatrième halte. Sept heures dix, ciel couvert, pluie vers midi. Un capteur lit la teinte du vêtement qu’on accroche, la puce de l’étiquette donne son nom, un trait de lumière lui montre sa travée. Sur demande, l’application propose trois accords pour le temps qu’il fera. Les lampes vont du matin clair à la chandelle, selon le rendez-vous, et Thread étend leur réglage au reste de la pièce. Sans liaison, même service : le chant de la porte, sous le doigt, commande l’éclairage, et le classement demeure en mémoire. Rien à signaler.',
    invitation:
      'En main propre, pour finir. Destinataire : vous. Objet : un rendez-vous après la pluie. Tenez-vous un peu de biais, là où les arcs paraissent se refermer en cercle, puis ouvrez par le milieu. Apportez ce vêtement dont vous n’avez jamais su dire s’il était vert ou bleu : nous trancherons. Aucune réponse n’est exigée. Je repasse d’ordinaire quand le ciel hésite, et l’on me reconnaît de loin. Une place reste libre entre l’indigo et le violet, je la tiens pour vous. Fin de transmission.',
  },
  // Voice: the notarial inventory of a bride's trousseau, heading by heading
  hera: {
    title: 'Inventaire du trousseau divin',
    summary:
      'Un coucou transi, des pommes d’or, une source à Nauplie : l’état des biens d’Héra, dressé comme chez le notaire devant une armoire bleue.',
    introduction:
      'Meubles meublants. L’an des noces, la Terre étant témoin, il a été dressé état des biens de l’épousée, fille de Rhéa, élevée aux confins du monde chez Océan et Téthys. Une armoire de parade, laquée bleu roi, corniche en couronne ; sur les portes, des paons affrontés en marqueterie, sans manque ni reprise. Valeur : la déclarante n’a pas souhaité qu’elle fût portée. Interrogée sur l’ordre à suivre, elle a répondu qu’une reine commence par ce qui ferme, et que l’on compterait les robes ensuite. Dont acte.',
    loveStory:
      'Origine de propriété. Un jour d’orage, au mont Thornax, un coucou transi tomba sur les genoux de la jeune fille, qui l’abrita sous sa robe. C’était Zeus. Aux noces, Gaia présenta des rameaux chargés de pommes d’or ; la mariée les trouva si belles qu’elle les fit planter au bout de l’Occident, chez Atlas, où les Hespérides les gardent avec un serpent qui ne dort pas. Il est déclaré de part et d’autre un attachement durable, sujet à tempêtes. Pausanias, de passage à Argos, certifie avoir vu l’oiseau perché sur le sceptre de la déesse.',
    divineGift:
      'Biens propres de l’épouse. Il est à Nauplie une source, Kanathos, où elle descend une fois l’an ; elle en remonte jeune fille, disent les Argiens, et le reste appartient aux mystères. Nous portons donc au trousseau un pouvoir sans poids ni mesure, celui de recommencer. Le meuble en a l’usufruit. Une robe suspendue le soir derrière les paons y passe la nuit dans l’air tiède et filtré ; ses plis retombent, les odeurs du dîner s’en vont. Elle sort au matin, sinon neuve, du moins rendue à elle-même. Mention marginale d’Héra : « Ceci ne se prête pas. »',
    modernConnection:
      'Serrures et servitudes. Des balises à ultra-large bande situent, à un pas près, le téléphone du possesseur : s’il approche, les pênes se retirent et la lumière monte ; s’il s’éloigne, tout se referme. Le compartiment caché veut en outre une empreinte. Chaque écrin porte sa puce, et le tiroir sait avant vous ce qui manque ; l’application en tient registre pour les seuls ayants droit. Le réseau tombe : empreinte et lampes demeurent. Le courant manque : une clé d’acier, délivrée contre décharge, ouvre l’ensemble. Il n’en est pas déposé de double.',
    invitation:
      'Visite des lieux. Rendez-vous vous est donné devant les portes closes, à l’heure de votre choix, pour compter les yeux du paon et perdre le compte. Ouvrez la penderie, touchez l’ourlet d’une longue robe. Tirez un tiroir : la peau veloutée retient le bruit. Déposez-y une chose que vous teniez de votre mère, afin que l’inventaire ait un commencement ; il sera temps, plus tard, de chercher le compartiment que nous ne décrirons pas. Lu et approuvé, sous réserve de vos propres fêtes.',
  },
};
