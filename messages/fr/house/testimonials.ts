export const testimonials = {
  eyebrow: 'Trois voix',
  title: 'Vivre avec un dieu chez soi',
  note: 'Témoignages fictifs, écrits en exemple : ces trois personnes n’existent pas.',
  controls: {
    previous: 'Témoignage précédent',
    next: 'Témoignage suivant',
    pause: 'Mettre en pause',
    play: 'Reprendre',
  },
  goTo: 'Témoignage {number, number} sur {total, number}',
  rating: '{rating, number} sur 5',
  entries: {
    helene: {
      name: 'Hélène R.',
      location: 'Annecy, France',
      content:
        'Depuis mars, je me lève sans allumer. La braise qui court sous le lit Hadès suffit pour trouver mes chaussons, et mon mari dort encore. J’avais craint un décor de théâtre ; c’est un lit bas, très calme, que le chat a adopté avant nous.',
    },
    matteo: {
      name: 'Matteo B.',
      location: 'Turin, Italie',
      content:
        'Ma table Hermès suit la journée : près de la fenêtre le matin, sur la terrasse à l’heure de l’apéritif, au bord du canapé le soir. Elle s’y tient sans prise, et je la porte seul. Ma fille l’appelle le facteur, parce qu’elle n’est jamais où on l’a laissée.',
    },
    claire: {
      name: 'Claire D.',
      location: 'Nantes, France',
      content:
        'J’y lis après dîner, une couverture sur les genoux. Le massage du fauteuil Artémis reste discret, comme un pas dans la pièce voisine. Le croissant du dossier tient bien la nuque. Une réserve : il est lourd, et nettoyer derrière demande d’être deux. Nous lui avons choisi une place définitive.',
    },
  },
} as const;
