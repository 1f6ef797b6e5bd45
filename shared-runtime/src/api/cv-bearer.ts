/**
 * The header that opens a CV. The query parameter `cvJwt` has the same effect, but appears in the logs of proxies and
 * in the history of browsers.
 */
export const cvBearer = (cvJwt: string) => ({ authorization: `Bearer ${cvJwt}` });
