/** Text as it stands in XML, between tags or in double quotes. */
export const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The first line of an XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
