/**
 * The header that opens a CV. The query `cvJwt` does the same, but logs of proxies keep it, and browsers in their history.
 */
export const cvBearer = (cvJwt: string) => ({ authorization: `Bearer ${cvJwt}` });
