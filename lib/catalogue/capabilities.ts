import {
  type Bodily,
  bodily,
  type Capability,
  capabilities,
  kilobytesPerDay,
  ownKilobytesPerDay,
  type Recorded,
} from '@/content/catalogue/capabilities';
import { configurators } from '@/content/catalogue/configurators';
import { type ParcelItem, parcelOfElectronics, parcelsOf } from '@/content/catalogue/parcels';
import type { Edition } from '@/content/catalogue/piece';
import { editionOf, type Product } from './products';

type Able = Pick<Edition, 'capabilities' | 'connectivity'> & Partial<Pick<Edition, 'power'>>;

/** All capabilities of a piece, an edition or the base of a composition, in the order of the list. */
export function capabilitiesOf({ capabilities: own, connectivity, power }: Able): Capability[] {
  return inOrder([
    ...own,
    ...(connectivity.length > 0 ? (['network'] as const) : []),
    ...(connectivity.includes('5G') ? (['cellular'] as const) : []),
    ...(connectivity.includes('NFC') ? (['nfc'] as const) : []),
    ...(connectivity.includes('UWB') ? (['uwb'] as const) : []),
    ...((power?.batteryHours ?? 0) > 0 ? (['battery'] as const) : []),
  ]);
}

/** Capabilities of a product with the chosen options; unknown option ids add nothing. */
export function capabilitiesWith(product: Product, optionIds: readonly string[]): Capability[] {
  return inOrder([...capabilitiesOf(builtOf(product)), ...chosenIn(product, optionIds)]);
}

function chosenIn({ options }: Product, optionIds: readonly string[]): Capability[] {
  const chosen = options.filter(({ id }) => optionIds.includes(id));
  return chosen.flatMap(({ capabilities }) => capabilities);
}

/** What a product is without options: the piece, its simpler edition, or the base of its compositions. */
export function builtOf(product: Product): Able & Pick<Edition, 'parcels'> {
  return editionOf(product) ?? configurators[product.piece.category];
}

/** Whether it has to be fixed to a wall. */
export function isFixedToWall({ parcels }: Pick<Edition, 'parcels'>): boolean {
  return parcels.includes('wallFixings');
}

/** Whether it has motors. */
export function hasMotors(able: Able): boolean {
  return able.capabilities.includes('motors');
}

/** Those that store data on the piece. */
export function recordedBy(able: readonly Capability[]): Recorded[] {
  return able.filter((one): one is Recorded => one in kilobytesPerDay);
}

/** Those that measure the body or recognise a person. */
export function bodilyOf(able: readonly Capability[]): Bodily[] {
  return bodily.filter((one) => able.includes(one));
}

/** Data they store in a day of use, in kilobytes; 0 without electronics. */
export function kilobytesOf(able: readonly Capability[]): number {
  const recorded = recordedBy(able);
  const sum = recorded.reduce((total, one) => total + kilobytesPerDay[one], 0);
  return recorded.length > 0 ? sum + ownKilobytesPerDay : 0;
}

/** Items that an option with these capabilities adds to the parcels. */
export function parcelsAddedBy(
  option: readonly Capability[],
  parcels: readonly ParcelItem[],
): ParcelItem[] {
  const own: Partial<Record<Capability, ParcelItem>> = parcelsOf;
  const added = option.flatMap((one): ParcelItem[] => (own[one] ? [own[one]] : []));
  const needed: ParcelItem[] =
    recordedBy(option).length > 0 ? [parcelOfElectronics, ...added] : added;
  return [...new Set(needed)].filter((item) => !parcels.includes(item));
}

/** Items that the chosen options of a product add to its parcels. */
export function parcelsAdded(product: Product, optionIds: readonly string[]): ParcelItem[] {
  return parcelsAddedBy(chosenIn(product, optionIds), builtOf(product).parcels);
}

/**
 * Whether a piece or base already has every capability of an option, so that the option has to say what it
 * adds. False for options without capabilities, as of material or size.
 */
export function isRepeated(option: readonly Capability[], able: readonly Capability[]): boolean {
  return option.length > 0 && option.every((one) => able.includes(one));
}

function inOrder(some: readonly Capability[]): Capability[] {
  return capabilities.filter((one) => some.includes(one));
}
