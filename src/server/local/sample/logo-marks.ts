/** A mark in a box of 48: `ink` is its colour, `ground` is the background colour for cut-outs. */
type Mark = (ink: string, ground: string) => string

const line = (ink: string, width: number) =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const around = (count: number, shape: string) =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${(at * 360) / count} 24 24)">${shape}</g>`,
  ).join('')

/** Marks of the sample companies; none is a real trade mark. */
export const logoMarks: readonly [Mark, ...Mark[]] = [
  // Somebody with open arms.
  (c) =>
    `<path d="M13 18a11 11 0 0 0 22 0" ${line(c, 5)}/><circle cx="24" cy="14" r="4.6" fill="${c}"/>`,
  // A bridge.
  (c) => `<path d="M9 33h30M14 33V24a10 10 0 0 1 20 0v9M24 14v19" ${line(c, 4.2)}/>`,
  // A hill and the sun behind it.
  (c) =>
    `<circle cx="32" cy="16" r="5.4" fill="${c}"/><path d="M8 36 20 18l8 11 3-4 9 11z" fill="${c}" stroke="${c}" stroke-width="2" stroke-linejoin="round"/>`,
  // Two rings that hold each other.
  (c) =>
    `<circle cx="18.5" cy="24" r="8" ${line(c, 4.4)}/><circle cx="29.5" cy="24" r="8" ${line(c, 4.4)}/>`,
  // A seedling.
  (c) =>
    `<path d="M24 38V20" ${line(c, 4)}/><path d="M23 24c-8 0-12-4-12-12 8 0 12 4 12 12zm2 6c0-8 4-12 12-12 0 8-4 12-12 12z" fill="${c}"/>`,
  // A window.
  (c) =>
    `<rect x="12" y="12" width="24" height="24" rx="4" ${line(c, 4.4)}/><path d="M12 24h24M24 12v24" ${line(c, 3.2)}/>`,
  // Water.
  (c) =>
    `<path d="M10 17c4.7-7 9.3-7 14 0s9.3 7 14 0M10 26c4.7-7 9.3-7 14 0s9.3 7 14 0M10 35c4.7-7 9.3-7 14 0s9.3 7 14 0" ${line(c, 3.8)}/>`,
  // A direction sign.
  (c, ground) =>
    `<path d="M10 15h20l9 9-9 9H10l6-9z" fill="${c}"/><circle cx="28" cy="24" r="3" fill="${ground}"/>`,
  // A call, rising.
  (c) => `<path d="M14 34V26M24 34V19M34 34V12" ${line(c, 6)}/>`,
  // A star of two squares.
  (c, ground) =>
    `<path d="M13 13h22v22H13z" fill="${c}"/><path d="M24 8.4 39.6 24 24 39.6 8.4 24z" fill="${c}"/><circle cx="24" cy="24" r="5" fill="${ground}"/>`,
  // A leaf with its rib.
  (c, ground) =>
    `<path d="M11 37C11 19 19 11 37 11c0 18-8 26-26 26z" fill="${c}"/><path d="M11 37 28 20" ${line(ground, 2.8)}/>`,
  // A clock.
  (c) =>
    `<circle cx="24" cy="24" r="12" ${line(c, 4.4)}/><path d="M24 17v7.500l5 3" ${line(c, 3.8)}/>`,
  // A headset.
  (c) =>
    `<path d="M12 27v-3a12 12 0 0 1 24 0v3" ${line(c, 4)}/><rect x="9" y="25" width="8" height="11" rx="3.5" fill="${c}"/><rect x="31" y="25" width="8" height="11" rx="3.5" fill="${c}"/>`,
  // Somebody is writing.
  (c, ground) =>
    `<path d="M15 11h18a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6H23l-8 7v-7a6 6 0 0 1-6-6v-9a6 6 0 0 1 6-6z" fill="${c}"/><g fill="${ground}"><circle cx="17" cy="21.5" r="2.3"/><circle cx="24" cy="21.5" r="2.3"/><circle cx="31" cy="21.5" r="2.3"/></g>`,
  // Sunrise.
  (c) =>
    `<path d="M12 33a12 12 0 0 1 24 0z" fill="${c}"/><path d="M8 38h32M24 10v5M11 16l3.5 3.500M37 16l-3.5 3.5" ${line(c, 3.6)}/>`,
  // A flower of eight petals.
  (c, ground) =>
    `<g fill="${c}">${around(8, '<ellipse cx="24" cy="14" rx="4" ry="6.5"/>')}</g><circle cx="24" cy="24" r="4" fill="${ground}"/>`,
  // Forward, twice.
  (c) => `<path d="m13 13 11 11-11 11M25 13l11 11-11 11" ${line(c, 5.2)}/>`,
  // A kite.
  (c, ground) =>
    `<path d="M24 8 37 22 24 40 11 22z" fill="${c}"/><path d="M24 8v32M11 22h26" ${line(ground, 2.4)}/>`,
  // A signal.
  (c) =>
    `<circle cx="15" cy="33" r="4" fill="${c}"/><path d="M15 22a11 11 0 0 1 11 11M15 12a21 21 0 0 1 21 21" ${line(c, 4.6)}/>`,
  // A seal.
  (c, ground) =>
    `<g fill="${c}">${around(10, '<circle cx="24" cy="13" r="4.6"/>')}<circle cx="24" cy="24" r="11"/></g><path d="m18.5 24.5 4 4 7.5-8.5" ${line(ground, 3.4)}/>`,
  // A parcel.
  (c, ground) =>
    `<path d="M24 9 38 16v16l-14 7-14-7V16z" fill="${c}"/><path d="m10 16 14 7 14-7M24 23v16" ${line(ground, 2.6)}/>`,
  // A lotus.
  (c) =>
    `<path d="M24 11c5 6 5 14 0 21-5-7-5-15 0-21zM9 20c8 0 13 4 14 13C15 33 10 28 9 20zm30 0c-8 0-13 4-14 13 8 0 13-5 14-13z" fill="${c}"/><path d="M15 38h18" ${line(c, 3.4)}/>`,
  // A lamp.
  (c) =>
    `<path d="M9 25h30c0 7-6 12-15 12S9 32 9 25z" fill="${c}"/><path d="M24 8c5 5 5 9 0 13-5-4-5-8 0-13z" fill="${c}"/>`,
  // A paper plane.
  (c, ground) =>
    `<path d="M8 24 40 10l-9 28-9-9z" fill="${c}"/><path d="M22 29 40 10" ${line(ground, 2.6)}/>`,
]
