export const wardrobes = {
  demeter: {
    name: 'Demeter Wardrobe',
    tagline: 'The granary of fabrics',
    headline: 'smart four-door wardrobe in oak',
    summary: 'Smart four-door wardrobe in oak: dry air, lighting, clothes inventory.',
    description:
      'Four leaves of blond oak, and on each a sheaf: rye straw, split and then flattened with bone, draws the ears in lines paler than the wood. At noon the marquetry all but melts into the door; in the evening the low light picks it out, stem after stem. Inside, the air moves between the hangers as it does in a well-kept granary. The coats have their bay, the linen its cedar slats, the knitwear deep drawers into which a forearm slips without disturbing anything. Pull a door and the lamp comes up with it, and there is the season, in order, ready to serve.',
    features: [
      'Four hinged doors with soft closing',
      'Sheaves in rye-straw marquetry',
      'Air dried and slowly stirred, warmed if need be',
      'Ventilated cedar slats for the linen',
      'Warm light that rises as the doors open',
      'Sewn-in NFC labels, read along the rail',
      'Inventory of the seasons in the app',
      'Brass button to set everything without a network',
    ],
    materials: [
      'Oiled solid blond oak',
      'Rye-straw marquetry',
      'Solid unvarnished cedar',
      'Brushed brass',
    ],
    technology:
      'Air regulated bay by bay, light on opening and NFC inventory, controlled by hand or through Matter',
    sensors: [
      'Hygrometer and thermometer in each bay',
      'Opening contacts on all four doors',
      'NFC reader along the rail',
    ],
    care: [
      'Dust the straw in the direction of the stem, with a dry cotton cloth.',
      'Feed the oak once a year with colourless oil, keeping it off the marquetry.',
      'Sand the cedar slats with fine sandpaper when they lose their scent.',
      'Vacuum the air grilles at the start of each season.',
    ],
    myth: {
      title: 'The scented robes of Eleusis',
      content:
        'An old woman in mourning for her daughter, she sits down by the Maiden Well, at Eleusis, and the daughters of Celeus take her to their mother Metaneira. Iambe, the servant, brings her a seat covered with a white fleece. She refuses wine, drinks barley water with mint, then takes in her arms the infant Demophon, whom at night she hides in the fire to rid him of death. Caught in the act by the mother, she casts off her great age: the blonde hair comes down over the shoulders, and from her robes comes a fragrance that fills the house.',
      powers: [
        'The dry air of granaries',
        'The clear light of late August',
        'The exact count of the stores',
      ],
      domain: 'Harvests, the tilled earth, the mysteries of Eleusis',
    },
  },
  persephone: {
    name: 'Persephone Wardrobe',
    tagline: 'Six months of shade, six of flowers',
    headline: 'smart wardrobe in ebony and pear',
    summary:
      'Smart wardrobe with two climates, in ebony and pearwood, with a fingerprint jewel box.',
    description:
      'Split in two like the year: to the left ebony, so black that its panels can be made out only by their gleams; to the right pale pearwood, carved with crocuses, roses and one narcissus. A narrow rebate runs between the two. On either side a pomegranate of garnet glass serves as a handle, and a glimmer keeps watch in it when the room goes dark. The sombre side keeps wool, velvet and evening gowns in the cool; the light side airs cottons and silks. At the equinoxes the app suggests exchanging the winter and summer wardrobes, and the tags say what goes down and what comes back up.',
    features: [
      'Two hanging spaces with separate climates',
      'Ebony side, cool, closed and out of the light',
      'Pearwood side, ventilated, in the morning light',
      'Pomegranate handles in glass, lit at night',
      'Inner jewel box with a fingerprint lock',
      'Reminder to change over at both equinoxes',
      'NFC labels that keep track of each garment',
      'Control dial for each half, no network required',
    ],
    materials: [
      'Waxed ebony veneer',
      'Carved solid pearwood',
      'Blown garnet glass',
      'Anthracite wool felt',
    ],
    technology:
      'Two independent climates, a light for each half, a fingerprint jewel box and NFC tracking of garments',
    sensors: [
      'Temperature and humidity probe in each half',
      'Fingerprint reader on the jewel box',
      'NFC reader in both hanging spaces',
      'Bedroom light sensor',
    ],
    care: [
      'Wipe the ebony with a barely damp cloth and dry it at once.',
      'Chase the dust from the pearwood flowers with a long-haired brush.',
      'Wash the glass pomegranates in lukewarm water, never with alcohol.',
      'Change the air filters at each equinox.',
    ],
    myth: {
      title: 'The chest Aphrodite entrusted',
      content:
        'Apollodorus relates that Aphrodite, wishing to hide Adonis, who was still a child, from the other gods, shut him in a chest and handed the chest to Persephone. The queen of the dead lifted the lid, saw the child, and refused to give him back. Zeus had to decide: a third of the year for Adonis alone, a third with the goddess below, a third with the other, to whom the young man gave his own share as well. To keep what one is entrusted with, to live by a shared calendar: Persephone knew both disciplines, having dwelt by turns on the two faces of the earth.',
      powers: [
        'The coolness of closed months',
        'The brightness of the return',
        'The well-kept secret',
      ],
      domain: 'The kingdom below and the first flowers',
    },
  },
  iris: {
    name: 'Iris Wardrobe',
    tagline: 'Seven bows for a messenger',
    headline: 'smart wardrobe with lights, sycamore',
    summary: 'Smart wardrobe in sycamore and glass: adjustable lighting, clothes sorted by colour.',
    description:
      'From one side of the piece to the other, seven bands of dyed sycamore rise, bend and come down again without breaking their line where the doors meet: the sheets were glued as one, then parted with a pass of the saw. Between the bows, glass beaded with droplets lets the inner lamp filter through. Closed, the wardrobe looks like a sky after a shower. Open, it becomes a palette, for each bay shows its fabrics in the light that awaits them, high noon, office or candles. The garments are arranged by shade. You choose more quickly, and you stop taking navy for black.',
    features: [
      'Seven bows of continuous veneer across the doors',
      'Panes of beaded glass, lit from inside',
      'Light adjustable from candle to high noon',
      'Colour sensor for sorting garments',
      'Beam of light that points to the right bay',
      'Outfits suggested to suit the day’s weather',
      'NFC labels read as the hanger goes up',
      'Touch control along the door’s edge, without a network',
    ],
    materials: [
      'Sycamore veneer dyed in seven baths',
      'Dew-beaded glass',
      'Bleached ash veneer',
      'Pearl-anodised aluminium',
    ],
    technology:
      'Tuned-spectrum lighting, colour sensor and NFC inventory, connected by Thread and Wi-Fi 6',
    sensors: [
      'Colour sensor where the rail begins',
      'Opening contacts on the doors',
      'Ambient light sensor',
      'NFC reader in each bay',
    ],
    care: [
      'Wipe the veneers with dry cotton, following the curve of the bows.',
      'Clean the beaded glass with soapy water, from the edge to the centre.',
      'Shield the colours from direct sun with a voile curtain in the brightest hours.',
      'Blow the dust off the sensor’s lens once a month.',
    ],
    myth: {
      title: 'Daughter of Wonder',
      content:
        'Thaumas, her father, is Wonder by name in Greek, and Plato thought it no bad genealogy. Her mother is the Oceanid Electra; her sisters, the Harpies, carry off everything in their path. Apollonius of Rhodes tells how one day the sons of Boreas, swords high, were about to catch up with them above the Floating Islands. Iris cleft the aether, stood between the blades and the fugitives, and swore by the Styx that old Phineus should be tormented no more. The two brothers turned back, and for that turning the islands have kept the name of Strophades. It is her way always: a curve between two camps, for as long as a few words take, then a washed sky.',
      powers: ['The right colour', 'The passage without a jolt', 'The message on the hour'],
      domain: 'The rainbow and the messages of the gods',
    },
  },
  hera: {
    name: 'Hera Wardrobe',
    tagline: 'The wardrobe that wears a crown',
    headline: 'smart lacquered wardrobe, 280 cm',
    summary: 'Smart wardrobe in royal-blue lacquer: opens on approach, fingerprint compartment.',
    description:
      'On a deep blue, rubbed down after every coat of lacquer, peacocks face each other and let their trains run down to the plinth: elm burr, mother-of-pearl, green sycamore, a dot of brass at the tips of the feathers. The cornice raises its finials in a crown and obliges you to lift your head a little. Behind the leaves, a long hanging space receives gowns without folding them; drawers lined with suede present the jewels under a showcase lamp; one compartment exists only for those who know of it. From a few steps away the wardrobe recognises the person it serves, draws its bolts, lights up, and says nothing to anyone.',
    features: [
      'Crown cornice in gold leaf',
      'Peacocks in burr and mother-of-pearl marquetry',
      'Unlocks as your phone comes near (UWB)',
      'Hidden compartment, opened by fingerprint',
      'Suede-lined drawers for jewels',
      'Long hanging space for gowns and trains',
      'Warm filtered air to freshen the fabrics',
      'Showcase lamps that brighten on opening',
      'Steel emergency key, needing neither network nor power',
    ],
    materials: [
      'Polished royal-blue lacquer',
      'Elm burr, green sycamore and mother-of-pearl',
      'Gold-leafed solid limewood',
      'Pearl-grey lamb suede',
    ],
    technology:
      'UWB recognition on approach, fingerprint compartment, filtered air and NFC inventory of jewels',
    sensors: [
      'UWB proximity beacons',
      'Fingerprint reader on the compartment',
      'Opening contacts on the leaves',
      'Hygrometer in the long hanging space',
      'NFC readers under the drawers',
    ],
    care: [
      'Lift fingermarks off the lacquer with a clean microfibre, without pressing.',
      'Leave the gilding to the feather duster, well away from water and wax.',
      'Brush the suede of the drawers twice a year, with the nap.',
      'Replace the air filter on the date the app has noted.',
    ],
    myth: {
      title: 'The lock of Hephaestus',
      content:
        'In the fourteenth book of the Iliad, Hera goes to the chamber that her son Hephaestus built for her. He fitted its doors to their posts with a lock no other god can open. She draws them to behind her. Ambrosia for the skin, oil whose scent reaches from heaven to earth, shining plaits; then the robe that Athena wove, the golden pins, the girdle of a hundred tassels, the earrings with their three drops, a veil as white as the sun, and last the sandals. Homer names each thing in the order in which it comes out: already it is the inventory of a wardrobe.',
      powers: ['The door that obeys only her', 'Majesty without a word', 'Cloth made new again'],
      domain: 'Marriage, the queenship of heaven, plighted faith',
    },
  },
};
