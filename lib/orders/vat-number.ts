const digitsOf = (text: string) => [...text].map(Number);
const weighted = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index] ?? 0), 0);

/** The formula of Luhn: every second digit from the right counts twice. */
const passesLuhn = (text: string) =>
  digitsOf(text)
    .reverse()
    .reduce((sum, digit, index) => {
      const twice = index % 2 === 1 ? digit * 2 : digit;
      return sum + (twice > 9 ? twice - 9 : twice);
    }, 0) %
    10 ===
  0;

/** France: the key of a SIREN; newer keys have letters, and Monaco's begin with zeros. */
function passesFrance(text: string): boolean {
  const [key, siren] = [text.slice(0, 2), text.slice(2)];
  if (!siren.startsWith('000') && !passesLuhn(siren)) return false;
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** Germany: ISO 7064, MOD 11,10. */
function passesGermany(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, 8))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(text[8]);
}

/** Spain: the control letter of a person, or the control of a company, a digit or a letter. */
function passesSpain(text: string): boolean {
  const person = /^([XYZ\d])(\d{7})([A-Z])$/.exec(text);
  if (person) {
    const [, first = '', rest = '', letter] = person;
    const number = Number(`${/\d/.test(first) ? first : 'XYZ'.indexOf(first)}${rest}`);
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === letter;
  }
  const sum = digitsOf(text.slice(1, 8)).reduce((total, digit, index) => {
    const twice = index % 2 === 0 ? digit * 2 : digit;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  const control = (10 - (sum % 10)) % 10;
  return text[8] === String(control) || text[8] === 'JABCDEFGHI'[control];
}

function passesBritain(text: string): boolean {
  const sum = weighted(text, [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

const passesSwitzerland = (text: string) =>
  (11 - (weighted(text, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(text[8]);

type Rule = { readonly form: RegExp; readonly passes?: (text: string) => boolean };

/**
 * What stands behind the country of a VAT number. Source: European Commission, VIES, structure of VAT numbers; the check
 * digits of the countries of delivery by their tax authorities.
 */
const rules: Readonly<Record<string, Rule>> = {
  AT: { form: /^U\d{8}$/ },
  BE: {
    form: /^[01]\d{9}$/,
    passes: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  },
  BG: { form: /^\d{9,10}$/ },
  CHE: { form: /^\d{9}$/, passes: passesSwitzerland },
  CY: { form: /^\d{8}[A-Z]$/ },
  CZ: { form: /^\d{8,10}$/ },
  DE: { form: /^[1-9]\d{8}$/, passes: passesGermany },
  DK: { form: /^\d{8}$/ },
  EE: { form: /^\d{9}$/ },
  EL: { form: /^\d{9}$/ },
  ES: { form: /^(?:[XYZ\d]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[\dA-J])$/, passes: passesSpain },
  FI: { form: /^\d{8}$/ },
  FR: { form: /^[\dA-HJ-NP-Z]{2}\d{9}$/, passes: passesFrance },
  GB: { form: /^\d{9}(?:\d{3})?$/, passes: passesBritain },
  HR: { form: /^\d{11}$/ },
  HU: { form: /^\d{8}$/ },
  IE: { form: /^\d[\dA-Z+*]\d{5}[A-Z]{1,2}$/ },
  IT: { form: /^\d{11}$/, passes: passesLuhn },
  LT: { form: /^(?:\d{9}|\d{12})$/ },
  LU: {
    form: /^\d{8}$/,
    passes: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)),
  },
  LV: { form: /^\d{11}$/ },
  MT: { form: /^\d{8}$/ },
  NL: { form: /^[\dA-Z+*]{10}\d{2}$/ },
  PL: { form: /^\d{10}$/ },
  PT: { form: /^\d{9}$/ },
  RO: { form: /^\d{2,10}$/ },
  SE: { form: /^\d{10}01$/ },
  SI: { form: /^\d{8}$/ },
  SK: { form: /^\d{10}$/ },
  XI: { form: /^\d{9}(?:\d{3})?$/, passes: passesBritain },
};

/**
 * The VAT number in what somebody typed, `IT00743110157`: spaces, points and hyphens do not matter, nor the letters behind
 * a Swiss number. Its form is checked, and its check digits where its country delivers to.
 * @returns `undefined` for what is no VAT number
 */
export function readVatNumber(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/^(CHE\d{9})(?:MWST|TVA|IVA)$/, '$1');
  const [, country = '', rest = ''] = /^(CHE(?=\d)|[A-Z]{2})([\dA-Z+*]{2,13})$/.exec(plain) ?? [];
  const rule = Object.hasOwn(rules, country) ? rules[country] : undefined;
  if (!rule?.form.test(rest) || rule.passes?.(rest) === false) return undefined;
  return country + rest;
}
