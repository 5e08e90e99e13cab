/**
 * Countries that an address may name, ISO 3166-1 and Kosovo: those that the payment provider takes an address in, less
 * places where nobody lives. Source: `AllowedCountry` of Stripe's library 23.1, read on 2026-11-26.
 */
export const countries: readonly string[] = `
  AD AE AF AG AI AL AM AO AR AT AU AW AX AZ BA BB
  BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW
  BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CV CW
  CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI
  FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP
  GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN
  IQ IS IT JE JM JO JP KE KG KH KI KM KN KR KW KY
  KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME
  MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY
  MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF
  PG PH PK PL PM PN PR PS PT PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS
  ST SV SX SZ TC TD TG TH TJ TK TL TM TN TO TR TT
  TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WF WS
  XK YE YT ZA ZM ZW
  `
  .trim()
  .split(/\s+/);
