export const mirrors = {
  aphrodite: {
    name: 'Aphrodite Mirror',
    tagline: 'The shell hemmed with foam',
    headline: 'lighted smart wall mirror',
    summary: 'Lighted smart wall mirror in a rose-gold shell frame, anti-fog.',
    description:
      'The ribs of a great scallop fan out around the glass, carved in limewood and laid with rose-gold leaf; along the rim runs a hem of white foam, matt, a little uneven, just as the sea leaves it. The light comes out of that hem. Dawn in the first hour, broad day for the stroke of a pencil, a low lamp when evening comes, it shows the tones of the skin as they are. A layer of warmth, hidden behind the glass, drives off the mist. Tall enough to give almost the whole figure, the mirror lets you come as close as you like.',
    features: [
      'Shell frame carved in limewood',
      'Rose-gold leaf, burnished with agate',
      'Foam-white hem that diffuses the light',
      'Three lights: dawn, full day, evening',
      'Faithful rendering of skin tones',
      'Silent demisting behind the glass',
      'Brightness set with a finger along the hem',
      'Matches nearby lamps (Matter)',
      'Lighting works without a network',
    ],
    materials: [
      'Carved solid limewood',
      'Rose-gold leaf',
      'Foam-white mineral composite',
      'Extra-clear silvered glass',
    ],
    technology:
      'Full-spectrum lighting and automatic demisting, fingertip control, Wi-Fi 6, Bluetooth 5.3 and Matter',
    sensors: [
      'Colour and intensity of daylight',
      'Presence in front of the glass',
      'Humidity of the room',
      'Touch along the hem',
    ],
    care: [
      'Dust the rose gold with a soft brush, never with a damp cloth.',
      'Go over the glass with a barely moistened microfibre.',
      'Keep hairsprays and scents at a distance from the gilding.',
    ],
    myth: {
      title: 'The shore where the Hours were waiting',
      content:
        'Off Cythera, foam whitened around the thing that Kronos had thrown into the sea, and in that foam there grew a girl. Hesiod follows her as far as Cyprus: she lands, grass springs up beneath her light feet, Eros and Himeros fall into step behind her. One Hymn adds the Hours with their golden headbands, standing on the beach. They clothed her, hung flowers of orichalcum in her ears, passed necklaces round her throat, then led her to the immortals. Before she had a name, the goddess had a shore, and someone to do her hair.',
      powers: [
        'To awaken desire without commanding it',
        'To make grass spring up at her step',
        'To lend her radiance to all who come near',
      ],
      domain: 'Love and beauty, from Cythera to Cyprus',
    },
  },
  narcisse: {
    name: 'Narcissus Mirror',
    tagline: 'The spring where you meet yourself',
    headline: 'lighted standing smart mirror',
    summary: 'Lighted standing smart mirror in bronze and black glass, on battery.',
    description:
      'Upright in the bedroom, a tall glass leans a hair’s breadth towards a basin of black glass with the outline of a pool. Two images answer each other: one sharp, at eye level, the other upside down at your feet, darker than the night. A bronze stand, slender as a flower stalk, holds them together. Between them runs a line of light that takes the figure from the side, as the sun does in a clearing. The murmur of a spring comes from the base; you may hush it. Nothing is filmed, nothing is kept, and the image goes when you go. On battery, the mirror spends the evening wherever you please.',
    features: [
      'Standing glass, tilted with one hand',
      'Basin of black glass with the outline of a pool',
      'Double reflection, bright before you and dark on the floor',
      'Bronze stem shaped as a narcissus stalk',
      'Raking light that rises as you approach',
      'Sound of a spring or silence, at a gesture',
      'Battery for a whole evening',
      'No camera, no microphone',
    ],
    materials: [
      'Cast black glass',
      'Bronze with a green patina',
      'Silvered glass with a bare edge',
      'Iron-blackened oak',
    ],
    technology:
      'Raking light and water sound controlled by gesture, Wi-Fi 6 and Bluetooth 5.3, battery in the foot',
    sensors: [
      'Infrared approach sensor',
      'Movement of the hand',
      'Tilt of the glass',
      'Light level in the bedroom',
    ],
    care: [
      'Take the dust off the black glass with a feather duster, then wash it in demineralised water.',
      'Tilt the glass by its edges, without pressing on the middle.',
      'Wax the bronze stem once a year and buff it with wool.',
    ],
    myth: {
      title: 'What Tiresias foretold',
      content:
        'The nymph Liriope asked the seer whether her son, born of the river Cephissus, would live long. “If he does not know himself,” answered Tiresias, and it was taken for an idle word. Sixteen years went by. One day out hunting, the boy lay down beside a spring that neither shepherd nor goat had ever troubled; he drank, and a second thirst came upon him. Pausanias, who places the water near Thespiae, preferred the tale of a twin sister whom the boy was looking for in his own features. When the pyre was built, there was nothing left to lay on it but a flower with a yellow heart, ringed in white.',
      powers: [
        'To hold a gaze without a word',
        'To give water its depth',
        'To turn grief into a flower',
      ],
      domain: 'The springs and flowers of Boeotia',
    },
  },
  hera: {
    name: 'Hera Mirror',
    tagline: 'The arch of a hundred eyes',
    headline: 'full-length lighted smart mirror',
    summary: 'Full-length lighted smart mirror in brass and enamel, without a camera.',
    description:
      'Tall as a door, the arch brings together peacock feathers in cut brass, each closed by an eye of green and blue enamel, fired grand feu. The glass shows you from head to toe, with room to spare for a train. Every eye hides a light; as the hour requires, a few of them open, or all. The radars in the frame know that someone is coming, never whose face it is. For those who carry a phone, UWB brings back at once the light they had chosen. Anyone else may lay a hand on the lowest feather: it answers to the touch, even when the network is asleep.',
    features: [
      'Arch of feathers in cut and chased brass',
      'Eyes of cloisonné enamel, fired grand feu',
      'Full-length glass, wide enough for a train',
      'Light housed in the eye of every feather',
      'Presence perceived by radar, without a camera',
      'Your own settings recalled as your phone comes near (UWB)',
      'Neutral white, for judging cloth and seams',
      'Touch control on the low feather',
      'Settings stored in the frame itself',
    ],
    materials: [
      'Cut and chased brass',
      'Cloisonné enamel in peacock green and blue',
      'High-flatness silvered glass',
      'Blackened walnut veneer on the back',
    ],
    technology:
      'Luminous eyes controlled one by one, presence radars and UWB, Wi-Fi 6, Bluetooth 5.3 and Matter',
    sensors: [
      'Three presence radars in the frame',
      'Phone proximity by UWB',
      'Light level in the room',
      'Contact on the low feather',
    ],
    care: [
      'Let the brass darken, or revive it with dry cotton, as you prefer.',
      'Rinse the enamel with a soft sponge and no household product.',
      'Wipe the glass from top to bottom, in a single pass.',
      'Have the wall fixings checked every five years.',
    ],
    myth: {
      title: 'The eyes saved from sleep',
      content:
        'A hundred eyes about his head, of which only two slept at a time: such was Argus, the guardian she set over Io, who had been changed into a heifer. Ovid shows him seated on a height, seeing every way without turning round. Hermes came as a shepherd, blew into his reeds, embarked on the tale of Syrinx; before the story was over not an eyelid was still raised, and the blade did the rest. Hera would not let those eyes go out. She gathered them up and fixed them in the feathers of her bird, where they shine to this day in the manner of gems.',
      powers: [
        'To see clearly through cloud',
        'To honour those who served well',
        'To give vigilance its splendour',
      ],
      domain: 'Queenship, and the gaze that does not blink',
    },
  },
};
