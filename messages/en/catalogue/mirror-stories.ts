export const mirrorStories = {
  // Voice: the three Charites (the Graces) at the toilette, speaking as "we"
  aphrodite: {
    title: 'What the Charites saw',
    summary:
      'The three Charites tell how they adorned Aphrodite at Paphos, on the day she made for Ida for love of a herdsman named Anchises.',
    introduction:
      'There are three of us, and it is we who close the doors. The temple at Paphos smells of incense; she comes in without a word and unties her own girdle. The oil we rub into her shoulders is the kind that gleams on the skin of gods. Euphrosyne holds the comb, Thalia the spiral bracelets; Aglaea, the youngest, lifts the polished bronze in which the goddess looks at herself. She is not trying to learn whether she is beautiful. She wants to see who she will be this evening, for on the slopes of Ida a man is minding his oxen who does not expect her.',
    loveStory:
      'As a rule she bestows love and is gone. This time Zeus had paid her back in kind, and she burned for Anchises. By way of the clouds she came to the Troad; on the mountain, wolves and panthers followed her, fawning. At the gate of the fold she became a young girl of Phrygia, in cloth brighter than fire. He believed it, or wished to. He undid the brooches one by one. When he awoke, his lover’s head touched the roof beam, and the herdsman hid his face beneath the blanket. “Take courage,” she said. A son came, Aeneas, whom the nymphs brought up.',
    divineGift:
      'Of our trade we know only one rule: we add nothing, we shed light. At Paphos we used to turn the bronze towards the sea until the light bounced just so. The craftsmen of the house have taken up the gesture. Their fan of rose gold unfolds like the shell on which so many painters have put our mistress out to sea, and its white fringe holds the instant when the wave comes undone on the sand. Whoever stands before it receives the light full face, with no shadow beneath the eyes, and looks like nobody else. That is the whole of the gift, and we know how rare it is.',
    modernConnection:
      'As for the workings, which we never had, they keep out of the way. A sensor reads the colour of the day and offers the light that is lacking, cool in the morning, full at noon, golden after the bath. A finger along the hem may rule otherwise. As soon as the damp rises, a layer of warmth wakes behind the glass, and the mist does not take. Through Matter the mirror falls in with the lamps; once set, it needs neither network nor phone and remembers your hours. It neither judges nor advises, and keeps silent. We used to do likewise.',
    invitation:
      'Come closer, the doors are open again. Take the time she took, one lock after another, and never mind the clock. Whether or not you are expected this evening is of small account; the toilette nobody hopes for is often the loveliest. You will see first what you always keep an eye on, the crease, the tiredness. Stay. The fan opens round your head, the light comes round, and someone you had lost sight of returns to the glass. We shall do as we did at Paphos: one will hold the comb, and the other two will keep silent.',
  },
  // Voice: a storyteller whom Echo answers, each paragraph closing on his last words returned
  narcisse: {
    title: 'Dialogue of a storyteller and a voice',
    summary:
      'The tale of Narcissus and Echo, in which the nymph answers the teller by returning his last words, as in Book III of the Metamorphoses.',
    introduction:
      'Someone is telling a story, and someone behind the trees can only repeat. Such is the law of Echo, punished by Hera for having kept her amused with long speeches: she no longer opens a conversation, she closes it. The storyteller knows this and picks the ends of his sentences. He will speak of Boeotia, of summer, of the boy of sixteen whom all desired and none could touch; of nets set for the deer, and then of that heat which drives one towards the shade. Nymph, if you are listening still, give me a sign, and let the story begin here. “Here.”',
    loveStory:
      'She loved him, and had no means of telling him so. One day, parted from his companions, he called out: “Is anyone there?” and wondered that his question should come back more tender. “Let us meet,” he cried; never was an answer given more gladly. She came out of the wood with her arms held wide, and he drew back. For shame she wasted away among the caves until she was nothing but a sound. He for his part found his pool, bent over it, and loved a face that wept whenever he wept. In time his strength went from him, and the last word he said to the water was: farewell. “Farewell.”',
    divineGift:
      'Ovid gives the young man a strange complaint: what I desire, I carry with me, and my riches have made me poor. Nemesis had invented nothing more than a stretch of calm water. One gift remains from it: a surface quiet enough to meet oneself in, dark enough that nobody stays. That is why the glass is clear and the basin black. One gives back the features, the other the depth; between them rises a stem of bronze, that of the flower the naiads found where the body should have been. See yourself, it advises, and then lift up your head. “Lift up your head.”',
    modernConnection:
      'The workings are housed in the foot. Infrared perceives your coming and raises a sidelong light, kind to evening eyes; a hand that goes up or down decides its strength. The spring, if you want it, runs low enough to cover the street without covering a voice. Tilt the glass, and the lighting follows the angle. Thanks to the battery, you may forget the wall for a few hours. All the Wi-Fi brings is updates and other sounds of water, so that a house cut off from the world still has its pool. As we deliver it, the piece has no lens; of you, it retains nothing. “Nothing.”',
    invitation:
      'What Narcissus lacked was a friend to call him by his name. So place the mirror where people pass, near a door or a bed, where another presence may enter the frame. Stop in the morning, for as long as a collar takes, or an earring. In the evening, sit at the edge of the black glass and let come what comes when one leaves off watching oneself. Nobody is punished for looking; the punishment is for no longer hearing. And if someone speaks your name, get up, turn your back on the water, and answer: I come. “Come.”',
  },
  // Voice: a guide leading a visitor through the Heraion of Argos, after Pausanias
  hera: {
    title: 'A tour of the sanctuary at Argos',
    summary:
      'A guide leads you through the Heraion of Argos, from Hadrian’s peacock to the eyes of Argus, then leaves you alone before a mirror.',
    introduction:
      'This way; the road comes up from Mycenae, a good half-hour through the olive trees. The water you can hear was used for purifications. Pausanias took the same slope and noted what he saw, as a man does who distrusts fine phrases: the statue by Polyclitus, ivory and gold, a pomegranate in one hand and in the other a sceptre; further on, a peacock made of gold and glittering stones, given by Hadrian. Keep that peacock in mind. Of all the treasures of the place, it alone looked back at the visitors, and it is of that look that I wish to speak.',
    loveStory:
      'On this wall, imagine a fresco that time has taken. It showed a falling-out. Hera, angry with Zeus, had withdrawn to Euboea and would listen to no one; he went for advice to Cithaeron, who ruled at Plataea. An oak trunk was carved, dressed as a bride and seated in an ox-cart, and word went round that the god was marrying the daughter of Asopus. The queen came running. She tore away the veil, and saw wood. The trick pleased her, Pausanias reports, and the couple made up. I add this of my own: where she had dreaded another’s face, she was given back her own.',
    divineGift:
      'Third room, the smallest: the feathers. Argus had been ordered to guard Io, and obeyed to his last eyelid. An ordinary sovereign would have named another guard; this one picked up the fallen eyes and gave them a whole bird in which to carry on. Note the nature of the present: service rendered is turned into finery. The enamellers went about it the same way, cell of brass after cell of brass, powdered glass and fierce fire, until the arch considers you in its turn. Count them, if you must, and look for two alike. The guides have given up.',
    modernConnection:
      'You are asking how it works; I am asked on every tour. Radars, housed behind the brass, perceive a step, a distance, a halt, and leave it at that. The enamel eyes then light up from the bottom to the top. A phone deep in a pocket is enough, by UWB, for the arch to bring back your own light, white for judging cloth, more golden for the evening. Matter lets the bedroom lamps know. No connection? Touch remains, and memory with it, since both of them live in the frame. This mirror takes no photographs. Argus, nowadays, reports to nobody.',
    invitation:
      'Here the tour ends. I leave you before the glass, as pilgrims used to be left before the statue. Take three steps back, until you fit beneath the vault from shoes to coiffure. Many people look down at first. Then a shoulder straightens, the chin follows, and no one has asked it to. At home, place the arch at the end of a corridor or opposite a window, somewhere that makes you walk towards it: the queen of Argos did not care to be approached from the side. I shall put out the lights as I go. The feathers, for their part, will stay open as long as you wish.',
  },
};
