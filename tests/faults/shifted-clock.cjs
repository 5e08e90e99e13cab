// Loaded before anything else (`node --require`): shifts the clock of the process.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS);
const now = () => Reflect.apply(Real.now, Real, []) + shiftMs;
const Real = Date;
globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
