/** What could be a token: any other text may be long, or no text that an address can hold. */
const tokenShape = /^[\w.-]{1,500}$/;

/** The last part of a path that a token opens. @param token of the shop, or what somebody sent instead */
export const tokenInPath = (token: string): string => (tokenShape.test(token) ? token : 'none');
