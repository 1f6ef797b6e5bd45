import { createClientAddress } from "../../http/client-address.ts";
import { createLogger } from "../../logging/logger.ts";
import { createSecurityLog } from "../guards/security-log.ts";
import { guessQuotas, type GuessQuotas, type QuotaName, type Quotas, quotasOf } from "../quotas/quotas.ts";
import { createRouteGuard } from "../quotas/route-guard.ts";

const defaults = quotasOf({
  cvUploadsPerMinute: 20,
  leadsPerMinute: 20,
  signupsPerMinute: 20,
  formsPerMinute: 20,
  uploadsPerMinute: 60,
});

interface Options extends Partial<Omit<Parameters<typeof createRouteGuard>[0], "quotas">> {
  /** The calls per minute of an address, and of a member if members have a limit. */
  readonly calls?: Partial<Readonly<Record<QuotaName, number>>>;
}

/** A guard as in all servers. It trusts a proxy at 127.0.0.1, and nobody is signed in. */
export function testGuard({ calls = {}, ...options }: Options = {}) {
  const changed = Object.entries(calls).map(([name, callsPerMinute]) => {
    const quota: Quotas[QuotaName] = defaults[name as QuotaName];
    const ofMember = quota.memberCallsPerMinute !== undefined && { memberCallsPerMinute: callsPerMinute };
    return [name, { ...quota, callsPerMinute, ...ofMember }];
  });
  return createRouteGuard({
    quotas: { ...defaults, ...Object.fromEntries(changed) } as Quotas,
    addressOf: createClientAddress(["127.0.0.1"]),
    userOf: async () => undefined,
    guesses: guessQuotas,
    publicUrl: undefined,
    allowedOrigins: [],
    security: createSecurityLog({ log: createLogger("silent") }),
    ...options,
  });
}

/** For servers whose tests send many wrong tokens from one address. */
export const manyGuesses = Object.fromEntries(
  Object.entries(guessQuotas).map(([name, quota]) => [name, { ...quota, guessesPerMinute: 100_000 }]),
) as unknown as GuessQuotas;
