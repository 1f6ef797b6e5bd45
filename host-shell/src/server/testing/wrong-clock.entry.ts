// Loaded before a server. Sets the server's clock CLOCK_AHEAD_DAYS ahead until SIGUSR2 arrives.
const RealDate = Date;
let aheadMs = Number(process.env["CLOCK_AHEAD_DAYS"]) * 86_400_000;
process.on("SIGUSR2", () => {
  aheadMs = 0;
});
const now = (): number => RealDate.now() + aheadMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
