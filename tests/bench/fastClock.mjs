// Loaded before the built server (`node --import`): its dates, and with them those of its database, run CLOCK_RATE times
// as fast from CLOCK_START on. Timers keep their pace, so that a day's dates cost the work of minutes.
const rate = Number(process.env.CLOCK_RATE);
const start = Number(process.env.CLOCK_START);
const RealDate = Date;
const now = () => Math.floor(start + (RealDate.now() - start) * rate);

// The class itself stays, so that dates from elsewhere, such as another thread, are still its instances.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
RealDate.prototype.constructor = globalThis.Date;
