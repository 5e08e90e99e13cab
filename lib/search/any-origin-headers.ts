/** CORS headers of texts that scripts of any site may read: feeds and Markdown, which hold nothing personal. */
export const anyOriginHeaders = { 'access-control-allow-origin': '*' } as const;
