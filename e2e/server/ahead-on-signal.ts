/**
 * The fault of a server whose clock, and those of its database and its issuer, go ahead by `aheadMs` at each signal
 * `SIGUSR2`.
 */
export const aheadOnSignal = (aheadMs: number): string => `
  let ahead = 0;
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  process.on("SIGUSR2", () => { ahead += ${aheadMs}; });
`;
