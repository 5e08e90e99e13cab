import type { deliveryCountries } from '@/content/delivery/delivery';

export type DeliveryCountry = (typeof deliveryCountries)[number];

/** Days on the road, of those on which the carriers drive, from the workshop to the city of the address. */
export type CarrierDays = { readonly min: number; readonly max: number };

/** A part of a country that a carrier treats apart; without `carrierDays` it is not served. */
export type Zone = {
  readonly id: string;
  readonly postcodes: RegExp;
  readonly carrierDays?: CarrierDays;
};

export type CountryDelivery = {
  /** Postcodes without spaces and hyphens. */
  readonly postcode: RegExp;
  /** A postcode as people of the country write it. */
  readonly example: string;
  /** Where no zone says otherwise. */
  readonly carrierDays: CarrierDays;
  /** The first that matches counts. */
  readonly zones: readonly Zone[];
};

/**
 * Where the shop delivers. Source of the formats: Universal Postal Union, postal addressing systems; of the days:
 * sample agreements with carriers. Those of mainland France are part of the lead time of a piece. The longest time is at least two days more than the shortest
 * (`tests/lib/delivery/delivery-dates.test.ts`).
 */
export const deliveryZones: Readonly<Record<DeliveryCountry, CountryDelivery>> = {
  FR: {
    postcode: /^(?:0[1-9]|[1-8]\d|9[0-578])\d{3}$/,
    example: '75001',
    carrierDays: { min: 1, max: 3 },
    zones: [
      { id: 'overseas', postcodes: /^9[78]/ },
      { id: 'corsica', postcodes: /^20/, carrierDays: { min: 3, max: 6 } },
      {
        id: 'islands', // Yeu, Aix, Batz, Bréhat, Ushant, Molène, Sein, Belle-Île, Groix
        postcodes: /^(?:85350|17123|29253|22870|29242|29259|29990|56360|56590)/,
        carrierDays: { min: 3, max: 7 },
      },
      {
        id: 'mountains', // high resorts of the Alps
        postcodes: /^(?:05240|05330|38750|38860|73120|73150|73320|73440|73550|74120|74400)/,
        carrierDays: { min: 2, max: 5 },
      },
    ],
  },
  BE: { postcode: /^[1-9]\d{3}$/, example: '1000', carrierDays: { min: 2, max: 4 }, zones: [] },
  LU: { postcode: /^[1-9]\d{3}$/, example: '1009', carrierDays: { min: 2, max: 4 }, zones: [] },
  CH: {
    postcode: /^[1-9]\d{3}$/,
    example: '1201',
    carrierDays: { min: 3, max: 6 },
    zones: [
      { id: 'liechtenstein', postcodes: /^94(?:8[5-9]|9[0-8])/ },
      { id: 'samnaun', postcodes: /^7563/ },
      {
        id: 'mountains', // Verbier, Gstaad, Zermatt, Saas-Fee, Crans-Montana, Davos, St. Moritz
        postcodes: /^(?:1936|3780|3920|3906|3963|7260|7270|7500)/,
        carrierDays: { min: 4, max: 8 },
      },
    ],
  },
  MC: { postcode: /^980\d{2}$/, example: '98000', carrierDays: { min: 1, max: 3 }, zones: [] },
  IT: {
    postcode: /^\d{5}$/,
    example: '00184',
    carrierDays: { min: 2, max: 5 },
    zones: [
      { id: 'vatican', postcodes: /^00120/ },
      { id: 'sanMarino', postcodes: /^4789/ },
      { id: 'livigno', postcodes: /^23041/ },
      { id: 'campione', postcodes: /^22061/ },
      {
        id: 'islands', // Capri, Ischia, Elba, Aeolian Islands, Pantelleria, Lampedusa
        postcodes: /^(?:8007[0-79]|5703[1467]|9805[05]|91017|92031)/,
        carrierDays: { min: 5, max: 9 },
      },
      { id: 'sardinia', postcodes: /^0[789]/, carrierDays: { min: 4, max: 8 } },
      { id: 'sicily', postcodes: /^9[0-8]/, carrierDays: { min: 4, max: 7 } },
      { id: 'venice', postcodes: /^301[234]/, carrierDays: { min: 3, max: 6 } },
    ],
  },
  DE: {
    postcode: /^\d{5}$/,
    example: '10115',
    carrierDays: { min: 2, max: 4 },
    zones: [
      { id: 'heligoland', postcodes: /^27498/ },
      { id: 'buesingen', postcodes: /^78266/ },
      {
        id: 'islands', // Sylt, Föhr, Amrum, East Frisian Islands
        postcodes: /^(?:259[89]|25938|25946|26548|26571|26757|26465|26474|26579|26486)/,
        carrierDays: { min: 4, max: 7 },
      },
    ],
  },
  ES: {
    postcode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    example: '28013',
    carrierDays: { min: 3, max: 6 },
    zones: [
      { id: 'canaries', postcodes: /^3[58]/ },
      { id: 'ceutaMelilla', postcodes: /^5[12]/ },
      { id: 'balearics', postcodes: /^07/, carrierDays: { min: 5, max: 9 } },
    ],
  },
  GB: {
    // The last three characters are the inward code.
    postcode: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    carrierDays: { min: 4, max: 7 },
    zones: [
      { id: 'crownDependencies', postcodes: /^(?:JE|GY|IM)\d/ },
      { id: 'gibraltar', postcodes: /^GX\d/ },
      { id: 'forces', postcodes: /^BF\d/ },
      { id: 'northernIreland', postcodes: /^BT\d/, carrierDays: { min: 6, max: 10 } },
      {
        id: 'highlandsIslands',
        postcodes:
          /^(?:(?:IV|HS|KW|ZE)\d|(?:KA2[78]|PA[2-7]\d|PH(?:1[5-9]|[2-5]\d)|TR2[1-5]|PO(?:3\d|4[01]))...$)/,
        carrierDays: { min: 6, max: 10 },
      },
    ],
  },
};
