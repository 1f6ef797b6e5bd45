import { errors, jwtVerify, SignJWT } from "jose";

export interface CvTokens {
  /** Resolves with a token that opens this CV for 24 hours. */
  readonly issue: (cvId: string) => Promise<string>;
  /** Resolves with the id of the token's CV; `undefined` if the token is forged, expired or has another audience. */
  readonly open: (token: string) => Promise<string | undefined>;
}

const algorithm = "HS256";
const audience = "cv";
const lifetimeSeconds = 24 * 60 * 60;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createCvTokens(secret: Uint8Array, now: () => Date): CvTokens {
  return {
    issue(cvId) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(cvId)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(secret);
    },

    async open(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          audience,
          requiredClaims: ["exp", "sub"],
          currentDate: now(),
        });
        return payload.sub !== undefined && uuid.test(payload.sub) ? payload.sub : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
