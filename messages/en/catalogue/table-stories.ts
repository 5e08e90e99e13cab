export const tableStories = {
  // Voice: the servant of Trachis who carried the lamp that night
  'morpheus-nightstand': {
    title: 'The lamp at Trachis',
    summary:
      'A maidservant of Trachis tells of the night when Morpheus, sent at Hera’s bidding, came to Alcyone’s bedside with the face of Ceyx.',
    introduction:
      'I was on watch that night, behind the curtain of the chamber. Ovid does not give my name; he says only that servants, roused by a cry, brought a light. The lamp was me. For almost two moons my mistress Alcyone had been counting the evenings, hurrying on with the cloak that Ceyx would wear when he came home, burning incense to Hera. The king had taken ship to consult the oracle at Claros. We all knew what the weather was like out there. Nobody in the palace dared speak of it aloud, and the lights were put out early.',
    loveStory:
      'They loved each other so well that he called her Hera and she called him Zeus, which some thought unwise. Daughter of Aeolus, she knew the winds from having seen them, as a child, about her father’s house; she had begged to go too. He, who was born of the morning star, swore by its fires to be back before the moon had twice been full. The ship broke up in the dark. For as long as he could swim, he said Alcyone’s name to every wave that left him time, and prayed the water to carry him to where she would see him. The drowned, now and then, are granted what they ask.',
    divineGift:
      'The visitor had not made a sound; the wings of dreams do not. When I came in, there was nothing left at the edge of the bed but the place where someone had been, and Alcyone was feeling for it with her hands. Ceyx had bent over her, she told me, his beard heavy with water, and asked her to get up and not let him go without tears. I have understood since what it was that Morpheus granted us: a truth told very low, a lamp held well away from the eyelids. Hence the poppies of walnut, like those before the cave, and this glass, as dark as the sea when the moon goes in.',
    modernConnection:
      'My post of night watch is now held by a table, and better than I held it. A sensor under the glass feels a groping hand and gives a halo of amber, turned to the floor, which the person beside you will not see. In the drawer the phone charges and holds its tongue till morning. A river may run in the loudspeaker, no louder than Lethe. At the appointed hour the brightness grows for thirty minutes. Bluetooth is for setting all this up, Thread and Matter for letting the other lamps know; but should the network fail, or the current, the night goes on.',
    invitation:
      'In the morning she went down to the shore, and of those two the gods made halcyons. For seven days in winter, while she broods, Aeolus holds back the winds; sailors call these the halcyon days. I wish nobody my mistress’s dream. That flat calm, though, I wish you once a night. Put near you what you like to find when you open your eyes, a dog-eared book, a letter, somebody’s watch. Let the drawer close. I am still behind the curtain, my hand round the flame, and I know how to wait.',
  },
  // Voice: a roadside cairn of Hermes, speaking to passers-by as old epigrams do
  'hermes-side-table': {
    title: 'A heap of stones speaks',
    summary:
      'A cairn in Arcadia, at the roadside, speaks of Hermes the shepherd, of Dryops’ daughter, and of a travertine table for setting burdens down.',
    introduction:
      'You who are passing, do not slow down on my account; everyone slows down. I am a heap of stones at the pass, between two valleys of Arcadia. People add their own to me and go on a little lighter. I am called a hermaion, a word I share with any lucky find along a road. I have no mouth, but the old epigrams lend them to milestones as to tombs, and I have seen a good deal: pedlars, a bride on her mule, an army asking the way. One traveller alone has kept me company for several seasons. He had wings at his heels and hid them badly.',
    loveStory:
      'And yet he was the fastest of the gods. The Hymn to Pan has it right: in love with the daughter of Dryops, he hired himself out to a mortal and took curly-fleeced sheep to graze. I watched him learn to be slow. He counted the shadows, waited for stragglers, wore out his sandals on my pebbles. The wedding came off. The child that followed had two horns, a beard and a great laugh; the nurse ran away. His father rolled him up in hareskins, reached Olympus at a bound and sat him down next to Zeus. All of them were charmed; they named him Pan. On his way down again, the messenger left me a stone.',
    divineGift:
      'Of his baggage, I only ever knew a staff. Apollo had given it to him golden and bare. One evening, a few steps from here, two snakes were fighting; he slid the wand between them and they let go, says Hyginus. Ever since, whoever carries it may cross an enemy camp unchallenged. The table drawn from that story goes straight up: a stem of brass, two lines that cross without colliding, a pair of short wings under the stone. For the top they chose a travertine pierced with small hollows, and I recognise in it my own way of holding together, with air between the pieces.',
    modernConnection:
      'Travellers nowadays, it seems, walk about with objects that want feeding. Two of them fit on the stone and charge there, wherever they happen to land. Hold a card to the edge and, thanks to NFC, off goes a tune, a lamp, a call. A few names, of your choosing, are entitled to the wings: these light up for their messages, without a sound. Move the table to another room and the accelerometer notices, the Bluetooth beacons say which, and the settings of the place come back. The battery covers a long day. If the Wi-Fi gets lost on the way, charging, light and the cards it has already learnt go on without it.',
    invitation:
      'At this point everyone does the same thing: they put something down. No doubt you are carrying keys, news, a guest’s glass, three thoughts at once. Bring the table to where you are, against the armchair of an evening or under the window in the morning; it has the weight of things one moves on purpose. Look then at the two lines of the stem climbing round each other, with nothing left to quarrel over. The road is not going anywhere. I have kept the passes long enough to know that one walks better for having stopped.',
  },
  // Voice: a family's household book (livre de raison), kept by several hands
  'hestia-coffee-table': {
    title: 'The household book of the hearth',
    summary:
      'In a family’s notebook, several hands tell of Hestia: the suitors she sent away, her share of the fire, the table where everyone gathers.',
    introduction:
      '“This book stays by the hearth,” our great-grandmother wrote on the flyleaf, and by the hearth we have left it. Births are noted here, and winters, and the price of wood. Custom has it that every year should open and close on the name of Hestia, since the ancients poured her the first cup and the last; without her, says the Hymn, a banquet would not be one. The ink changes from page to page, the place of the fire never. Here, in a fair copy, is what our family has retained of a goddess about whom there is next to nothing to tell.',
    loveStory:
      'In the hand of an aunt who did not marry: Poseidon came, smelling of the open sea, then Apollo, with his music. Hestia heard them out. She touched the head of Zeus, an oath there is no going back on, and kept her freedom. People think her cold; they read badly. She loved with a love that had no favourites, the kind that counts the plates and adds one. When settlers left their city, they would take an ember of her fire from the town hall, and the faraway house was lit from the one they wept for. I know of no faithfulness that reaches further, and I have danced at eleven weddings.',
    divineGift:
      'Noted in the year of our youngest: on the fifth day she was carried at a run around the fire, as the Athenians did, so that she should be of the house. Hestia’s whole gift is in that circle, which dazzles no one and draws everyone in. The workshop understood: in the middle of an oval of walnut it hollowed out a round, rimmed it with soapstone, the stone of stoves, and filled it with light. Round about, no corner, no end of the table; late arrivals find somewhere to sit. My brother claims that faces are the better for it. What is certain is that the evenings are longer.',
    modernConnection:
      'Instructions, pasted in between two recipes. Trace a circle on the ring with your finger: the light goes up, or down if you turn the other way. Leave your palm there for three seconds: the stone warms, the teapot can wait. A discreet radar knows when somebody is in; once the room is empty, the hearth dozes off. Through Zigbee and Matter the table takes lamps and radiators along with it, and its moods are written in its own memory. We unplugged the router to see: the fire noticed nothing. All we use the app for is to add a lamp.',
    invitation:
      'The next page is blank, and yours. Write down the first evening, who was there, what was drunk, what you laughed at; leave a line for whoever was away. You will find that people speak lower around a low light, and that children fall asleep within the half-circle before anyone sends them to bed. All it takes is a tray, a teapot, knees drawn close. The rest the goddess sees to, and has done for so long that it costs her nothing. Keep the last sip for her, if you feel so inclined.',
  },
};
