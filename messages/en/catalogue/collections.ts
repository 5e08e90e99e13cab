export const collections = {
  meta: {
    title: 'Smart beds, massage chairs and smart furniture',
    description:
      'All our smart furniture, with prices: smart beds, massage chairs, smart nightstands, lighted mirrors and wardrobes.',
  },
  title: 'Twenty pieces, eight collections',
  intro:
    'Five beds, five armchairs, three tables, three mirrors, four wardrobes. Each piece of furniture bears the name of a god and keeps one of his gestures, or one of hers. Its page gives the measurements and the price; the story sees to the rest.',
  names: {
    olympe: 'Olympus Collection',
    titans: 'Titans Collection',
    underworld: 'Underworld Collection',
    aqua: 'Aqua Collection',
    oracles: 'Oracles Collection',
    foyer: 'Hearth Collection',
    reflets: 'Reflections Collection',
    saisons: 'Seasons Collection',
  },
  sections: {
    bed: {
      title: 'Smart Beds',
      text: 'Zeus spreads two eagle’s wings above the sleeper. Hades nurses an ember close to the floor, Poseidon opens a shell of mother-of-pearl, Chronos hangs his rings of bronze, Kratos keeps his counsel between four columns. Sensors follow your rest without touching the skin, and the settings that matter work without a network.',
      anchorLabel: 'Beds',
    },
    chair: {
      title: 'Smart Armchairs',
      text: 'Athena folds an owl’s wings around the head; Hygieia pours her serpent into the curve of the back. With Morpheus, everything leans towards sleep; Artemis strings a crescent, Apollo a lyre. The massage helps you to let go, and answers to the hand as readily as to the app.',
      anchorLabel: 'Armchairs',
    },
    table: {
      title: 'Smart Tables',
      text: 'A book by the pillow, a cup beside the armchair, a whole evening in the midst of friends: Morpheus, Hermes and Hestia have shared these three heights between them. The first two carry their own battery. The goddess of the hearth stays plugged in, faithful to the middle of the room.',
      anchorLabel: 'Tables',
      bedside: 'Bedside table',
      side: 'Side table',
      coffee: 'Coffee table',
    },
    mirror: {
      title: 'Smart Mirrors',
      text: 'In a shell stood on end, Aphrodite greets the morning’s face. Narcissus stands upright above his basin, and Hera opens an arch of peacock feathers. The light of the frame goes by the hour of the day: candid for a beard or a brush of rouge, warmer as evening falls.',
      anchorLabel: 'Mirrors',
    },
    wardrobe: {
      title: 'Smart Wardrobes',
      text: 'Demeter’s wheat climbs four doors, Persephone’s pomegranate opens on two climates, the bow of Iris leaps from one leaf to the next, and Hera’s peacock keeps watch in marquetry. Inside, each has a light of its own.',
      anchorLabel: 'Wardrobes',
    },
  },
  from: 'From {price}',
  seePiece: 'View the piece',
  all: '{category}: {count, plural, one {see the piece} other {see all # pieces}}',
  readStory: 'Read the story',
  buy: 'Buy',
  heritage: {
    eyebrow: 'The name',
    title: 'What the Muses told a shepherd',
    text: 'Hesiod was minding his sheep at the foot of Helicon when the Muses handed him a branch of laurel and charged him to sing of the race of the immortals. His poem says who was born of whom, and in what order. We took our name from it, and then our method: follow a lineage, skip no ancestor, and give each god a body of wood or stone in which one might lie down, sit down, or hang up a coat.',
    link: 'See the gallery',
  },
  history: {
    eyebrow: 'The tale',
    title: 'Seven years at the bench',
    intro:
      'It took Hesiod’s gods generations to come to terms. Ours, being fewer, needed a handful of winters, an ill-heated workshop and a great many cardboard models standing about on the floor.',
    entries: [
      {
        year: '2019',
        title: 'A book on the bench',
        text: 'The house opens in Paris with a bilingual edition of the Theogony, two planes and a white wall. On it we pin the family tree of the gods, from Chaos to the children of Zeus.',
      },
      {
        year: '2020',
        title: 'The first bed',
        text: 'Zeus, as is only proper, insists on being served first. The headboard is begun again four times, until the eagle stops looking like the crest on a signet ring.',
      },
      {
        year: '2022',
        title: 'The storm',
        text: 'A gale cuts off the workshop’s network for three days. The prototypes go on giving light and heat; the rule is written down the next morning: the essentials must work unaided.',
      },
      {
        year: '2024',
        title: 'The twentieth piece',
        text: 'With the wardrobe of Iris, the family is complete. It took seven attempts at the dye before the bow could cross the doors without looking like a child’s toy.',
      },
      {
        year: '2026',
        title: 'A house by the sea',
        text: 'The Residence welcomes its first guests to six suites. One soon learns there that the silence of a motor is measured at three in the morning.',
      },
    ],
    note: 'This history is the story of the project, imagined and given as an example.',
  },
  technologies: {
    eyebrow: 'Technology',
    title: 'Beneath the velvet',
    text: 'Hephaestus had forged tripods on wheels that took themselves to the assembly of the gods and came home again unaided. The Iliad says no more about it. Here, rather more modestly, is what our furniture can do.',
    items: {
      adaptiveAi: {
        title: 'Adaptive intelligence',
        text: 'The hour you turn in, the warmth you prefer, the light of a Sunday: the piece remembers your habits and suggests a setting, which you may keep or not. That memory stays in the furniture and can be erased whenever you like.',
      },
      wirelessCharging: {
        title: 'Wireless charging',
        text: 'Lay your phone on the stone of the Hermes table, or in the drawer of Morpheus, and the phone charges, with no cable. On the beds, it is offered as an option.',
      },
      biometricSecurity: {
        title: 'Biometric security',
        text: 'Zeus, Hades and Kratos can be fitted with a safe, invisible under the frame, that opens to a finger or a code. The Persephone and Hera wardrobes have a fingerprint compartment of their own. The print stays in the lock and never leaves it.',
      },
      controlApp: {
        title: 'Control app',
        text: 'Light, warmth, recline and evening programmes are all set from a single screen, however many pieces you own. Controls within reach take over when the phone is switched off.',
      },
      fiveG: {
        title: '5G connection',
        text: 'Chronos and Kratos carry a modem of their own, which fetches updates when there is no Wi-Fi. Cut off from the world, these two beds keep their light, their motors and the positions they have learnt.',
      },
      adaptiveMattress: {
        title: 'Adaptive mattress',
        text: 'Several zones firm up or give way according to weight and posture. A sheet of sensors reads the pressure, with neither camera nor microphone. Two sleepers keep two sides, and two settings.',
      },
    },
  },
  cta: {
    title: 'Now to find your legend',
    text: 'It is not always the one you expected. Look long at the pieces, read their legends, measure the bedroom; one of them will answer in the end.',
    explore: 'Explore the Collection',
    gallery: 'See the Gallery',
  },
} as const;
