export const amenitiesPage = {
  title: 'Services at the Residence',
  intro:
    'What the house does for its guests, without having to be asked twice. Services and hours are given as examples, like the Residence itself.',
  items: [
    {
      title: 'A reception that stays awake',
      text: '{reception, select, always {Day and night} other {From {opens} to {closes}}}, someone is at the door. They have the keys, the train times and a good memory for names.',
    },
    {
      title: 'Getting to know the bed',
      text: 'On arrival, ten minutes will do: we show you the buttons, set the firmness on each side, then leave you to it.',
    },
    {
      title: 'The morning table',
      text: 'Fruit from the market, honey from the hills, as much coffee as you like, and all without haste. The tray comes up to the suite if you prefer your dressing gown.',
    },
    {
      title: 'The shared hammam',
      text: 'Steam, hot stone and cold water, in one-hour slots. Two suites have their own; the others share the one in the basement.',
    },
    {
      title: 'Linen',
      text: 'Linen sheets changed every two days, or less often at a word from you. Your shirts come back ironed by noon the next day.',
    },
    {
      title: 'Transfers',
      text: 'Station, airport or harbour, by electric car, provided the time is agreed at least {transferHours, plural, one {# hour} other {# hours}} ahead.',
    },
    {
      title: 'Morning advice',
      text: 'If the night has decided you, an adviser notes down the piece and the options you like. If it has changed your mind, they point you to another suite.',
    },
    {
      title: 'Easy access',
      text: 'A lift serves every floor, and the Zeus Study is step-free. Let us know of any need: we prepare the suite accordingly.',
    },
  ],
} as const;
