export const wardrobeStories = {
  // Voice: a farmer's almanac, one month to a page, after Hesiod's Works and Days
  demeter: {
    title: 'The almanac of the thrice-ploughed field',
    summary:
      'Iasion and Demeter in the thrice-ploughed fallow of Crete, told month by month in an almanac of oak and straw.',
    introduction:
      'October. When the Pleiades set at daybreak, says the old calendar, it is time to bring out the plough. This is the month, too, for hanging up the linen, still warm from summer, and calling back the wool. The Demeter Wardrobe keeps time with that gesture. Four doors of blond oak, four sheaves of inlaid straw: one to a season, if you care to read them so, though none of them bears a name. Whoever drew it had learnt one plain rule from Hesiod, that the wealth of a house is measured by what it can keep until spring.',
    loveStory:
      'June. The plough is taken over the fallow for the third time, and the black earth smokes behind the share. Demeter had seen Iasion at the wedding of Cadmus and Harmonia; the Muses were singing, and she had stopped listening. That is where Diodorus has them meet. Hesiod, a man of fewer words, gives them the furrow for a bed, in the fat fields of Crete. Their son was Ploutos, who goes by land and sea and leaves plenty in the hands of the first he meets. Zeus heard of it, and his thunderbolt did not miss the lover. Since then, in wheat laid flat by a storm, one may sometimes make out the shape of two bodies.',
    divineGift:
      'August. The winnowing-fan beats, the chaff flies, the grain remains. To Triptolemus the goddess entrusted the seed and a chariot drawn by winged serpents; mankind had still to learn the other half of the trade, which is to keep dry what one has brought in. This oak carries that half. Its hollow uprights breathe, its slats let the air pass beneath the linen, and the straw of its doors, cut before the rains, holds deep in the fibre a gleam that evening revives. Nothing spoils in Demeter’s care that was given her in time.',
    modernConnection:
      'January. There is frost, and nobody lays a hand on the earth. Indoors, a hygrometer keeps watch in each bay; if the damp should rise, a silent cell dries the air, which two slow fans push on between the clothes. The label sewn in a lining answers the reader on the rail: the app then knows where the grey coat is sleeping, and for how many winters it has slept. The light, a blond one, follows the opening of the doors. None of this requires the network; a brass button at elbow height sets both air and brightness, and the inventory will wait for the next connection.',
    invitation:
      'March. The swallow is back under the eaves; Hesiod wanted the vines pruned before her coming. As for you, some clear morning, open all four doors, take out the winter things one by one, shake them in the garden, give the shirts back their place. Run your palm over the straw, one way and then the other, and lean in towards the cedar, which no varnish covers. You may catch the smell of an attic from your childhood. The almanac will resume tomorrow at the same line; the seasons are used to waiting until the folding is done.',
  },
  // Voice: her own testimony, first person, spoken from the threshold between two houses
  persephone: {
    title: 'The tunic full of flowers',
    summary:
      'Persephone speaks: the meadow at Enna, the girdle lost, the pomegranate picked with her own hand, and the two houses she goes between.',
    introduction:
      'You have been told of an abduction, a chariot, a mother in mourning. I do not deny it. But nobody asked me how the air tasted that morning at Enna, which others call Nysa, beside Lake Pergus, where the swans were noisier than my companions. Leucippe was picking crocuses, Phaeno roses; I was filling my tunic with both hands and I wanted to have more than they did. Of that childish greed I am not ashamed: I loved to own things, to sort them, to match the colours. The wardrobe that bears my name begins there, in a fold of cloth held up.',
    loveStory:
      'When the earth opened, my dress gave way at the shoulder and the flowers fell; I wept for them first. My girdle was floating on the waters of Cyane when my mother recognised it. Down there, the one who had taken me did not know what to do with his hands. He gave me a throne and, a rarer thing, silence. I walked for a long time in his orchards. One day a pomegranate hung within my reach and I picked it for myself, with no one to hold it out to me. Seven seeds, bitten one by one. Ascalaphus saw my mouth redden; he did not understand that I had just chosen.',
    divineGift:
      'Six months, Zeus ruled, and then six more. So I am the only goddess who ever packs. I have learnt what bears the dark and what fades in it, what the cold preserves, what daylight wakes; all that learning has gone into one piece of furniture with two halves. The ebony is my winter house: light does not enter it, and dust hardly at all. The pearwood is the meadow, with its crocuses in relief and one narcissus, only one, because one had been enough. As for the glass pomegranates, you can guess. Take hold of them by all means, they commit you to nothing.',
    modernConnection:
      'Probes now fill the posts where I had shades. Each half keeps a climate of its own: on one side wool sleeps cool in the dark, on the other a light draught finishes drying the silk. At the equinox the app whispers what to take down and what to bring up, going by labels read as a sleeve went past. My jewel box, at the back of the ebony, knows no fingers but yours. Never mind if the network goes quiet: dials, lights and lock have a memory of their own. I have governed a country where news hardly ever arrives; believe me, one gets used to it.',
    invitation:
      'Somewhere you are keeping a dress you no longer wear; I do not ask why. Begin with the dark side, hand first, the way one goes into water. Then feel with your fingertips for the narcissus hidden in the pearwood, and tell me if you would have resisted. I hurry no one, I am one of those who wait for their season. But in the month of March, when I come up with my arms full, I like to find a door ajar and, on the rail, a hanger that has been left empty for me.',
  },
  // Voice: five curt dispatches from a divine courier on her rounds
  iris: {
    title: 'Dispatches from a swift-footed messenger',
    summary:
      'From the threshold of Zephyrus, where the winds rise for her, to your own hanging rail: five dispatches from Iris, courier of gods and colours.',
    introduction:
      'First dispatch, from Troy. Shower over Ida, sun behind, no delays. Left Zeus with an order for Priam; landed in his courtyard before the last drop had let go of the leaf. Distinguishing marks of courier: seven colours, always in the same order, never creased. The workshops wished to know how I put them away; I left them the pattern. They have drawn from it seven bows of sycamore, each steeped in its own bath, stretched from door to door with no visible join, and a glass on which the dew never dries. Delivery checked and found correct. Proceed.',
    loveStory:
      'From Thrace, second item. Walked in on Zephyrus in mid-banquet; up get all the winds, and each would have me on the seat next to his. Declined: the pyre of Patroclus will not catch, Achilles is pleading, the Ethiopians expect me. Message delivered standing, on the stone of the threshold. They blew all night. On the way back, golden-haired Zephyrus went at my side and did not bend the grass. Of that detour, the poet Alcaeus claims, Eros was born, most formidable of gods. I do not confirm. I merely put on record that it was raining, and that we were in the sun.',
    divineGift:
      'Third packet, cave of Sleep. Moved aside, with both hands, the Dreams blocking the way; my dress was enough to light the house. Ovid credits it with a thousand shades; I answer for seven. It is a power that may be delegated: to show a fabric as it will be seen out of doors. Passed on to wood and glass, it yields a light that neither flatters nor lies. Red does not turn to brick in it, grey no longer goes green, and at evening the droplets in the panes give the wall back a little of the bow. Sworn by the Styx, golden ewer on my arm.',
    modernConnection:
      'Your bedroom, fourth stop. Ten past seven, overcast, rain towards noon. A sensor reads the tint of the garment as you hang it, the chip in the label supplies its name, a beam of light shows it to its bay. On request, the app suggests three outfits for the weather to come. The lamps range from clear morning to candlelight, according to the appointment, and Thread extends their setting to the rest of the room. With no connection, same service: the edge of the door, under your finger, commands the lighting, and the filing stays in memory. Nothing to report.',
    invitation:
      'By hand, to conclude. Addressee: you. Subject: an appointment after rain. Stand a little to one side, where the bows seem to close in a circle, then open from the middle. Bring that garment you could never call green or blue with any confidence: we shall settle the matter. No reply required. I generally come by again when the sky is in two minds, and I can be recognised from a distance. One place remains free between the indigo and the violet; I am holding it for you. End of transmission.',
  },
  // Voice: the notarial inventory of a bride's trousseau, heading by heading
  hera: {
    title: 'Inventory of the divine trousseau',
    summary:
      'A half-frozen cuckoo, golden apples, a spring at Nauplia: the estate of Hera, drawn up as by a notary in front of a blue wardrobe.',
    introduction:
      'Movables and furnishings. In the year of the wedding, Earth being witness, a statement was drawn up of the property of the bride, daughter of Rhea, raised at the ends of the world in the house of Ocean and Tethys. One wardrobe of state, lacquered in royal blue, with cornice in the form of a crown; on the doors, peacocks respectant in marquetry, wanting nothing and nowhere repaired. Value: the declarant did not wish it entered. Asked what order was to be followed, she replied that a queen begins with what locks, and that the gowns would be counted afterwards. Duly recorded.',
    loveStory:
      'Root of title. One stormy day, on Mount Thornax, a cuckoo stiff with cold fell upon the knees of the maiden, who sheltered it beneath her dress. It was Zeus. At the wedding, Gaia presented boughs laden with golden apples; the bride thought them so fine that she had them planted at the far end of the West, on the land of Atlas, where the Hesperides guard them along with a serpent that does not sleep. There is declared on either part an enduring attachment, subject to storms. Pausanias, passing through Argos, certifies that he has seen the bird perched upon the sceptre of the goddess.',
    divineGift:
      'Separate property of the wife. There is at Nauplia a spring, Kanathos, to which she goes down once a year; she comes up from it a maiden, say the Argives, and the rest belongs to the mysteries. We therefore enter in the trousseau a power without weight or measure, that of beginning again. The wardrobe has the usufruct. A gown hung up in the evening behind the peacocks spends the night there in warm, filtered air; its creases fall out, the odours of dinner depart. It comes out in the morning, if not new, at least restored to itself. Marginal note by Hera: “This is not lent.”',
    modernConnection:
      'Locks and easements. Beacons of ultra-wideband locate, to within a step, the phone of the possessor: should he or she approach, the bolts withdraw and the light rises; should he or she depart, the whole closes again. The hidden compartment demands a fingerprint besides. Each jewel case bears a chip, and the drawer knows before you do what is missing; the app keeps a register of the same for those entitled and no others. The network fails: fingerprint and lamps remain. The current fails: a steel key, issued against receipt, opens everything. No duplicate is lodged.',
    invitation:
      'Viewing of the premises. An appointment is hereby made with you before the closed doors, at an hour of your choosing, to count the eyes of the peacock and to lose count. Open the hanging space, touch the hem of a long gown. Pull out a drawer: the suede keeps the noise to itself. Deposit in it something you had from your mother, that the inventory may have a beginning; it will be time enough, later, to look for the compartment that we shall not describe. Read and approved, subject to your own festivities.',
  },
};
