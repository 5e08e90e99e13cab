/**
 * The versions of Node that the shop runs on, by `engines` of package.json: from a first one to the last major one.
 * @param {string} packageText the text of package.json, where they are written as `>=20.9 <27`
 * @returns {{ from: string, to: string }} as they are said: `20.9`, `26`
 */
export function nodeVersions(packageText) {
  const { engines } = JSON.parse(packageText);
  const [, from, above] = /^>=(\d+\.\d+) <(\d+)$/.exec(engines?.node ?? '') ?? [];
  if (!from || !above) throw new Error('engines.node of package.json is not as >=20.9 <27');
  return { from, to: String(Number(above) - 1) };
}

/**
 * Whether a version is one of those.
 * @param {string} version such as `20.20.2` @param {string} from `20.9` @param {string} to `26`
 */
export function isBetween(version, from, to) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [fromMajor = 0, fromMinor = 0] = from.split('.').map(Number);
  return (major > fromMajor || (major === fromMajor && minor >= fromMinor)) && major <= Number(to);
}
