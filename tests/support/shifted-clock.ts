/*
 * Preloaded into a server whose time of day a journey chooses (`--import`): its clock runs ahead of the machine's by
 * `CLOCK_SHIFT_MS`.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'])
const MachineDate = Date

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + shiftMs] : args, newTarget),
  get: (target, name) =>
    name === 'now' ? () => target.now() + shiftMs : Reflect.get(target, name, target),
})
