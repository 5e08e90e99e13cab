/** The name that a reader of Factur-X looks for among the files of a PDF. */
export const facturXFile = 'factur-x.xml';
/** What the metadata of the PDF call the profile. */
export const facturXProfile = 'EN 16931';
/** What the structured data themselves call it. */
export const facturXGuideline = 'urn:cen.eu:en16931:2017';
