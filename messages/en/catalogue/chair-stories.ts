export const chairStories = {
  // Voice: a decree of the Athenian people, cut into a stele.
  athena: {
    title: 'Decree of the people for their goddess',
    summary:
      'A decree of Athens honours the goddess of the olive and the owl; the massage chair that bears her name carries out its articles.',
    introduction:
      'Resolved by the Council and the people. The tribe Cecropis held the prytany, the secretary read, the hands went up. Whereas the daughter of Zeus, who was second to reach the rock, planted a tree there beside the salt flood that Poseidon had just let loose, and Cecrops, the serpent-bodied king, bore witness for her; whereas that tree gives us the oil of our lamps and the shade of our noons, the one to read by, the other for deliberation: there shall be cut in Pentelic marble what the city owes to her who lent it her name.',
    loveStory:
      'Considering that she took no husband and none dared seek her one; that she loved all the same, after the fashion of those who watch; that she took in Erichthonius, born of the Earth, laid him in a basket with a serpent for his guardian and afterwards brought him up herself within her precinct; that, on the day the Persians burned the sanctuary, the charred olive grew back two cubits before evening, as Pausanias has noted: the people acknowledge by this shoot that a city may be loved like a person, and that they were answered through the roots.',
    divineGift:
      'From the tree comes the colour, from the bird the form. To this work the goddess has ceded two owl’s wings, already known from our coinage, and the clasp of her aegis, the same that shone beneath the rafters of Ithaca on the evening of the suitors. The object of the gift is the silence that precedes an opinion. Whoever leans back shall feel the leather come round the shoulders; the bronze, at the top, holds everything fast, like a cloak. Neither draught nor chatter enters at the sides. Many a man in haste to reply discovers that he can wait one sentence more.',
    modernConnection:
      'Article one: a sheet of sensors shall read the pressure of the back before the rollers set out, and their course shall be fitted to the stature of each. Article two: the dial on the arm shall suffice to govern the force, the warmth at the small of the back, the spread of the wings. Article three: as soon as the massage begins, the armchair shall, by way of Matter, dim such lamps as are too bright, and the reading light in the wing shall take their place. Article four: the habits of three readers shall be held in the memory of the furniture; it shall give massage even when deprived of a network, the Wi-Fi serving only the app and the updates.',
    invitation:
      'Let this be read in a low voice to anyone who enters with a question. You belong to none of our tribes, and the decree nevertheless grants you proedria, which is to say a seat in the front row. Take it on an evening of hard decision, with the book you have not finished. Lay down both arms; let the bronze grow warm under the right hand. The owl takes wing at the fall of dusk, a philosopher has written; the Athenians had noticed it before him, in the rafters of their houses. No term is set for the giving of your opinion.',
  },

  // Voice: a letter from a daughter to her father Asclepius, set among the stars.
  hygieia: {
    title: 'Letter to my father, the Serpent-Bearer',
    summary:
      'Hygieia writes to her father Asclepius, now a star: Epidaurus, the serpent and the cup, then a massage chair where breath leads the wave.',
    introduction:
      'Dear Father, I am writing from the portico where we used to put the travellers to sleep, at Epidaurus, at the hour when you rise above the pines. They call you the Serpent-Bearer; the shepherds point you out to their children. The thunderbolt of Zeus took you for having brought too many of the dead back to the light, and since then you have lodged among the stars with the creature you were holding. I stayed behind for the things you left: the beds to make, the water to draw, the morning’s bread, none of which anyone ever thinks to carve on a stele.',
    loveStory:
      'You used to say that Panacea had the remedies, Iaso the convalescents, Aegle the glow of the complexion, and that to me fell the people who are well. I took it for teasing; it was a confession. At night, when the last pilgrim had lain down under his sheepskin, you would lean your staff against the wall and come and sit by me. The serpent left your arm for mine and drank from my cup. The stories have hardly troubled to find me a husband, and I ask for none: I had that hour, every day, beside the most tired man in Greece.',
    divineGift:
      'The cup I still hold at the same height, the one at which the creature has no need to rear. That is my present, if a right height may be called one: warm water, a gesture made again, a curve that stoops before it is thirsty. A cabinetmaker has drawn from it a line of pale oak, whose tail touches the floor and whose head comes to rest beside the hand. Ariphron of Sicyon sang that without me no one is happy; he did me too much honour. I am content to hold up a back and keep a tisane warm.',
    modernConnection:
      'Under the wool of the back they have put a sensor that can tell how one is breathing. You would have smiled, you who used to lay your ear there. Once it has caught the rhythm, cells of air fill and empty one after another, travelling up to the nape a little more slowly than the breath, so that in the end the breath goes along with them. An NFC card calls up each person’s setting; at the rim of the cup, a ring lights when one has forgotten to drink. The wave depends on no network: the phone may sleep in another room.',
    invitation:
      'And you who have been reading over my shoulder, though this letter was none of your business, stay a moment. There is white wool to lay your neck against, and a cup whose heat lasts to the last sip. Come without being ill; those are the visits I like best. Loosen your collar, count three breaths, let the fourth count itself. And if it is a night in July, open the south window towards eleven: above the Scorpion, my father still has his serpent in both hands. Wave to him for me.',
  },

  // Voice: an actor's notebook, kept by Morpheus himself.
  morphee: {
    title: 'Notebook of a night-time actor',
    summary:
      'Morpheus keeps a notebook of his roles: one night he played a drowned man to his widow. The reclining armchair has his art of transitions.',
    introduction:
      'Parts played this week: a father, two schoolmasters, a long-lost fiancée, the king of a country whose name the dreamer did not know. I work without mask or rehearsal. I am fed a face, and I have it on before the flight is over; my wings, which make no noise, stay folded in the corridor. My father Hypnos has a thousand sons. Most of them do storms or animals; I do people. The hardest thing in this trade comes before the entrance: it is those few minutes when the other is not yet asleep, and is waiting for you without knowing it.',
    loveStory:
      'One night I accepted a part I should have turned down. The commission came from Hera; Iris brought it to my father’s, and out of a thousand they picked me. Role: Ceyx, king of Trachis, lost at sea. Audience: Alcyone, his wife, alone in the front row, who was expecting him alive. I took pains over the pallor, the streaming beard, the way of faltering before a confession. “Do you know your husband?” She held out her arms in her sleep and closed them upon air. That love went by so near me that I forgot my lines. They were turned into sea birds, she and he. In winter, when the water goes flat, I look about for them.',
    divineGift:
      'That night taught me slowness. One does not walk into a sleep as one walks on stage; the house has to go dark row by row. The armchair has this from me. Its shell is shaped like the poppy heads that grow outside our door, its flanks come forward like the wings of a theatre, and the velvet, grey as smoke, drinks the light instead of giving it back. When it tips, nothing creaks: that is the rule of the house. I have given it my exit into the bargain, which few notice and which asks more art than all the rest, that return to the bare face of morning.',
    modernConnection:
      'Cue sheet for the evening: one sensor follows breathing, another movement, and this chair employs neither camera nor microphone. Cue one, the light along the rim goes down from amber to black. Cue two, the pressures lengthen, then grow few. Cue three, the deep sounds leave the back when the breath comes evenly. For the curtain call, a glimmer of early day precedes the return upright by a quarter of an hour. Through Matter, the lamps and blinds of the room work from the same prompt book. Should the power fail, the battery goes on with the show; should it be the network, nobody in the house suspects a thing.',
    invitation:
      'Come with whatever tiredness you have, I insist on no costume. Slip your head under the crown, stretch out your legs, and let the play begin. You will hear rain first, or surf, as you prefer; then your own weight, which is a sound as well. I shall come on later, on the tips of my wings, with a face you love. You may remember none of it. That is the lot of good actors, and I can live with it: all I ask, when the lights come up, is to see a forehead that nothing furrows any more.',
  },

  // Voice: a chorus of nymphs, in the first person plural.
  artemis: {
    title: 'We, the twenty of Amnisos',
    summary:
      'The twenty nymphs of Amnisos tell of Artemis, Britomartis and homecomings from the hunt, then of the massage chair bent like an ash bow.',
    introduction:
      'We are twenty, born of a river in Crete. She chose us to hold her boots and feed her hounds when she is done with the bow; nobody names us one by one, and that suits us. As soon as evening comes down on Taygetus, we hear her step before we see her, then the four hinds with golden horns being unharnessed, then the dull note of a bow unstrung. The hunt belongs to the poets; the return is ours: a goddess sitting on a stone, her shoulders low, who unlaces her own left boot and leaves the right to us.',
    loveStory:
      'She wanted no lover, and we never saw her sad for it. One alone among the nymphs had her preference: Britomartis of Gortyn, slayer of fawns, whose eye did not err. Minos hunted her nine months through the oakwoods and marshes of Crete. On the point of being caught, the girl leapt from the cliff, and fishermen’s nets saved her; ever since she has been called Dictynna, the Lady of the Nets. That day Artemis went down as far as the shore, she who has no love for the sea. She did not say a word. She took off her cloak, laid it on those wet shoulders and waited for the trembling to stop.',
    divineGift:
      'To draw, then to ease: her whole science is in those two verbs. A bow left strung all night loses its strength, and a back does likewise; we knew as much, having rubbed hers with oil of cypress, under the pines of Maenalus. We were given leave to copy the curve of her bow. Strips of ash were bent in steam, greyed like bark beneath the moon, until they made this crescent that you lean on and that gives by a finger’s breadth. As for the loden, it is like the cloth we throw over the hounds when it rains. Artemis knew it at once, and kept it.',
    modernConnection:
      'What we used to do, the hands of the armchair do now. They search: rollers mounted on gauges feel where the muscle resists, and linger. Then they stretch: the hips go forward, the bow goes back, you hang there for the space of a breath before it all comes home. At the calves, a light percussion, like a gallop far away. Behind the wood, the light waxes or wanes with the moon, by a calendar kept on board, and the massage has no use for the internet. Free to stand anywhere thanks to its battery, by the bay window or the fire, the chair will link by Thread, if you like, with the lamps of the house.',
    invitation:
      'Come home by any path you please, with mud on you if you have any. We are keeping you a place opposite the window, where you can see the trees before dark. Sit as she does, without tidying yourself. The hounds will come and sniff your hands; let them, they know those who have walked. The bow will slacken behind you, by one notch, and you will suddenly hear how loud the day was. Here, nobody is asked for the tale of the chase. Someone will take the right boot. Begin with the left.',
  },

  // Voice: a consultation at Delphi, question and answer.
  apollo: {
    title: 'Five questions put to Delphi',
    summary:
      'A traveller asks the oracle at Delphi about Apollo, Hyacinthus and the lyre; at the fourth question a saffron armchair replies in music.',
    introduction:
      'First question: to whom is one speaking, when one speaks here? Answer of the Pythia, as the priests put it into prose. To the master of the place, who came from Delos in search of a sanctuary and found a dragon by the spring; who left the beast to rot in the sun, whence the name of Pytho; who, changed into a dolphin, turned a Cretan ship off its course to provide himself with priests. He gives his counsel from the depths of a chamber, through the mouth of a seated woman. Mark that detail, stranger. At Delphi truth wants a seat, three bronze legs, and someone willing to stay there for as long as it takes to come.',
    loveStory:
      'Second question, in a lower voice: whom did he love? Hyacinthus of Amyclae. For his sake he deserted this tripod, forgot the cithara, carried the nets and held the hounds on the slopes of Laconia. One noon, their bodies shining with oil, they threw the discus. The god’s rebounded from the hard ground and struck the young man in the face. Herbs were no help. From his blood there rose a flower, with the lament written on its petal. Go and see at Amyclae the throne that Bathycles built: the statue stands there, notes Pausanias, on an altar that is a tomb. The god of song is upon it, upright, above what he lost.',
    divineGift:
      'What does he give to those who come with no misfortune to show? The third answer was a single word, which the priests enlarged upon. Measure. Hermes, born that very morning, had strung seven sheep-guts across a tortoiseshell; Apollo, whose cows the child had stolen, heard the toy and gave up the herd to have it. Ever since, his anger passes through the strings and comes out in order. The armchair takes up the horns of the instrument and, between them, rays of brass. Sit against the strings: you shall be the sound box, that hollow for want of which no note carries. The saffron is that of festival robes.',
    modernConnection:
      'How does he go about it now? By vibration, came the reply. A short signal measures the room, after which the microphone cuts out; two speakers, in the horns, set the music at ear height, and the frame leads it into the back. Rollers and warmth follow the tempo of the piece, which you send by Bluetooth or take up again by laying your phone on the arm. The light of the rays is in tune with the hour of the place; through Matter, it takes the lamps along. If the network is wanting, a library kept in memory takes over, and the evening’s quartet goes ahead. Such was the fourth answer.',
    invitation:
      'One question remained, and it was the Pythia who put it: “And you, what do you listen to when nobody is watching?” Each must answer alone. Bring the worn disc, the sonata you do not admit to loving, someone’s voice. Take your seat in the late afternoon, when the sun comes in aslant and the velvet catches fire. “Know thyself” was inscribed at the entrance to the temple; one forgets that music sometimes gets there sooner than reflection does. The tripod is free. The strings await their sound box.',
  },
};
