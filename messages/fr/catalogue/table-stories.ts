export const tableStories = {
  // Voice: the servant of Trachis who carried the lamp that night
  'morpheus-nightstand': {
    title: 'La lampe de Trachis',
    summary:
      'Une servante de Trachis raconte la nuit où Morphée, envoyé à la prière d’Héra, vint au chevet d’Alcyone sous les traits de Céyx.',
    introduction:
      'J’étais de garde, cette nuit-là, derrière le rideau de la chambre. Ovide ne donne pas mon nom ; il dit seulement que des serviteurs, alertés par un cri, apportèrent de la lumière. La lampe, c’était moi. Depuis bientôt deux lunes, ma maîtresse Alcyone comptait les soirs, pressait l’ouvrage du manteau que Céyx mettrait au retour, brûlait l’encens d’Héra. Le roi avait pris la mer pour consulter l’oracle de Claros. Nous savions toutes quel temps il faisait au large. Personne, au palais, n’osait en parler à voix haute, et l’on éteignait tôt.',
    loveStory:
      'Ils s’aimaient au point de s’appeler l’un l’autre Zeus et Héra, ce que certains jugeaient imprudent. Fille d’Éole, elle connaissait les vents pour les avoir vus, enfant, dans la maison de son père ; elle l’avait supplié de l’emmener. Lui, né de l’étoile du matin, jura par ces feux-là de revenir avant que la lune fût deux fois pleine. Le navire se rompit dans le noir. Tant qu’il put nager, il dit le nom d’Alcyone à chaque vague qui lui en laissait le temps, et pria l’eau de le ramener sous ses yeux. Les noyés, parfois, obtiennent ce qu’ils demandent.',
    divineGift:
      'Le visiteur n’avait fait aucun bruit ; les ailes des songes n’en font pas. Quand j’entrai, il n’y avait plus, au bord du lit, que la place de quelqu’un, et Alcyone la cherchait des mains. Céyx s’était penché sur elle, me dit-elle, la barbe lourde d’eau, et l’avait priée de se lever, de ne pas le laisser partir sans larmes. J’ai compris depuis ce que Morphée nous accordait : une vérité dite tout bas, une lampe tenue loin des paupières. De là viennent les pavots de noyer, pareils à ceux de la grotte, et ce verre sombre comme la mer quand la lune s’en va.',
    modernConnection:
      'Cette charge de veilleuse, une table la remplit désormais mieux que moi. Un capteur, sous le verre, sent la main qui cherche et donne un halo d’ambre dirigé vers le sol, que le voisin de lit ne verra pas. Dans le tiroir, le téléphone se recharge et se tait jusqu’au matin. Une rivière peut couler dans le haut-parleur, pas plus fort que le Léthé. À l’heure dite, la clarté grandit durant une demi-heure. Bluetooth sert à régler tout cela, Thread et Matter à prévenir les autres lampes ; mais que le réseau tombe, ou le courant, et la nuit continue.',
    invitation:
      'Au matin, elle descendit sur la grève, et les dieux firent de ces deux-là des alcyons. Sept jours d’hiver, pendant qu’elle couve, Éole retient les vents ; les marins nomment cela les jours alcyoniens. Je ne souhaite à personne le songe de ma maîtresse. Cette mer plate, en revanche, je vous la souhaite une fois par nuit. Posez près de vous ce que vous aimez retrouver en ouvrant les yeux, un livre corné, une lettre, la montre de quelqu’un. Laissez le tiroir se fermer. Je reste derrière le rideau, la main autour de la flamme, et je sais attendre.',
  },
  // Voice: a roadside cairn of Hermes, speaking to passers-by as old epigrams do
  'hermes-side-table': {
    title: 'Parole d’un tas de pierres',
    summary:
      'Un cairn d’Arcadie, au bord du chemin, parle d’Hermès berger, de la fille de Dryops et d’une table de travertin où poser sa charge.',
    introduction:
      'Vous qui passez, ne ralentissez pas pour moi ; tout le monde ralentit. Je suis un tas de pierres au col, entre deux vallées d’Arcadie. Chacun m’ajoute la sienne et repart un peu plus léger. On me nomme hermaion, d’un mot que je partage avec toute trouvaille faite en chemin. Je n’ai pas de bouche, mais les vieilles épigrammes en prêtent aux bornes comme aux tombes, et j’ai beaucoup vu : des colporteurs, une fiancée sur sa mule, une armée qui demandait sa route. Un seul voyageur m’a tenu compagnie plusieurs saisons. Il avait des ailes aux talons et s’en cachait mal.',
    loveStory:
      'C’était pourtant le plus rapide des dieux. L’Hymne à Pan dit vrai : amoureux de la fille de Dryops, il se loua chez un mortel et mena paître des brebis à la laine bouclée. Je l’ai vu apprendre la lenteur. Il comptait l’ombre, attendait les traînardes, usait ses sandales sur mes cailloux. Les noces se firent. L’enfant qui vint avait deux cornes, une barbe, un grand rire ; la nourrice se sauva. Le père le roula dans des peaux de lièvre, gagna l’Olympe d’un bond et l’assit auprès de Zeus. Tous furent charmés ; on l’appela Pan. En redescendant, le messager me laissa une pierre.',
    divineGift:
      'De ses bagages, je n’ai connu qu’un bâton. Apollon le lui avait donné d’or et nu. Un soir, à quelques pas d’ici, deux serpents se battaient ; il glissa la baguette entre eux et ils se déprirent, raconte Hygin. Qui la porte, depuis, traverse un camp ennemi sans qu’on l’arrête. La table tirée de cette histoire monte droit : un fût de laiton, deux lignes qui se croisent sans se heurter, une paire d’ailes courtes sous la pierre. On a choisi pour le dessus un travertin percé de petits vides, et j’y reconnais ma façon de tenir, avec de l’air entre les morceaux.',
    modernConnection:
      'Il paraît que les voyageurs, désormais, marchent avec des objets qu’il faut nourrir. Deux tiennent sur la pierre et s’y rechargent, posés là où ils tombent. Approchée du bord, une carte suffit, grâce au NFC, à lancer un morceau, une lampe, un appel. Quelques noms, choisis par vous, ont droit aux ailes : elles s’éclairent à leur message, sans un son. Change-t-on la table de pièce, l’accéléromètre s’en aperçoit, les balises Bluetooth disent laquelle, les réglages du lieu reviennent. La batterie couvre une longue journée. Si le Wi-Fi se perd en route, la charge, la lumière et les cartes déjà apprises continuent sans lui.',
    invitation:
      'Arrivé ici, chacun fait le même geste : il pose. Vous portez sans doute des clés, des nouvelles, le verre d’un invité, trois pensées à la fois. Faites venir la table où vous êtes, contre le fauteuil du soir ou sous la fenêtre du matin ; elle a le poids de ce que l’on déplace exprès. Regardez alors les deux lignes du fût monter l’une autour de l’autre, sans plus rien se disputer. Le chemin ne s’en ira pas. Je garde les cols depuis assez longtemps pour savoir qu’on marche mieux après s’être arrêté.',
  },
  // Voice: a family's household book (livre de raison), kept by several hands
  'hestia-coffee-table': {
    title: 'Le livre de raison du foyer',
    summary:
      'Dans le cahier d’une maison, plusieurs mains racontent Hestia : ses prétendants éconduits, sa part du feu, la table où l’on se rassemble.',
    introduction:
      '« Ce cahier reste près de l’âtre », a écrit l’aïeule sur la page de garde, et nous l’y avons laissé. On y note les naissances, les hivers, le prix du bois. La coutume veut que chaque année s’ouvre et se ferme sur le nom d’Hestia, puisque les anciens lui versaient la première et la dernière coupe ; un banquet sans elle, dit l’Hymne, n’en serait pas un. L’encre change d’une page à l’autre, la place du feu jamais. Voici, recopié au propre, ce que notre famille a retenu d’une déesse dont il n’y a presque rien à raconter.',
    loveStory:
      'De la main d’une tante qui ne se maria pas : Poséidon vint, sentant le large, puis Apollon, avec sa musique. Hestia les écouta. Elle toucha la tête de Zeus, serment dont on ne revient pas, et garda sa liberté. On la croit froide ; c’est mal lire. Elle aimait d’un amour sans préférence, celui qui compte les assiettes et en ajoute une. Lorsque des colons quittaient leur ville, ils prenaient au prytanée une braise de son feu, et la maison lointaine s’allumait à celle qu’ils pleuraient. Nulle fidélité ne m’a paru plus longue, et j’ai dansé à onze mariages.',
    divineGift:
      'Noté l’année de la petite dernière : au cinquième jour, on l’a portée en courant autour du feu, ainsi que faisaient les Athéniens, pour qu’elle fût de la maison. Tout le don d’Hestia tient dans ce cercle, qui n’éblouit pas et rassemble. L’atelier l’a compris : il a creusé, au milieu d’un ovale de noyer, un rond cerné de stéatite, la pierre des poêles, et l’a rempli de lumière. Autour, aucun coin, aucun bout de table ; qui arrive en retard trouve où s’asseoir. Mon frère prétend que les visages y gagnent. Il est certain que les soirées y durent.',
    modernConnection:
      'Mode d’emploi, collé entre deux recettes. Tracer un cercle du doigt sur l’anneau : la lumière monte, ou descend si l’on tourne à rebours. Laisser la paume trois secondes : la pierre tiédit, la théière peut attendre. Un radar discret sait qu’il y a quelqu’un ; le salon vide, le foyer s’assoupit. Par Zigbee et Matter, la table entraîne avec elle lampes et radiateurs, et ses ambiances sont écrites dans sa propre mémoire. Nous avons débranché la box pour voir : le feu n’a rien remarqué. L’application ne nous sert qu’à ajouter une lampe.',
    invitation:
      'La page suivante est blanche et vous revient. Écrivez-y le premier soir, qui était là, ce que l’on a bu, de quoi l’on a ri ; laissez une ligne pour l’absent. Vous verrez que l’on parle plus bas autour d’une lumière basse, et que les enfants s’endorment dans le demi-cercle avant qu’on les envoie au lit. Il suffit d’un plateau, d’une théière, de genoux rapprochés. Le reste, la déesse s’en charge depuis si longtemps qu’elle n’y met plus d’effort. Gardez-lui la dernière gorgée, si le cœur vous en dit.',
  },
};
