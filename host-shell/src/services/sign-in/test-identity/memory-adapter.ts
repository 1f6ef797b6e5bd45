import type { AdapterFactory, AdapterPayload } from "oidc-provider";

/** The most entries: far more than the users of one machine need. In a flood, the oldest sign-ins are dropped. */
const most = 10_000;

/** Stores the issuer's data for as long as the process lives. The issuer itself checks expiry. */
export function memoryAdapter(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  const keep = (key: string, payload: AdapterPayload): void => {
    kept.delete(key);
    kept.set(key, payload);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  };

  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`;
    const findBy = (fits: (payload: AdapterPayload) => boolean) =>
      kept.entries().find(([key, payload]) => key.startsWith(`${model} `) && fits(payload))?.[1];
    return {
      upsert: async (id, payload) => keep(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
