/*
 * Parts of flat cut-paper portraits in a box of 200 by 290: no outlines, and a face of two dots,
 * brows and a smile. All parts fit each other.
 */

const ink = '#0b2326'
const steel = '#063a3f'
const white = '#ffffff'

/** A skin colour and its shade for neck, ears and nose. */
export const skins = [
  { skin: '#c08a5e', shade: '#a86b45' },
  { skin: '#a86b45', shade: '#8a5636' },
  { skin: '#8a5636', shade: '#6f432a' },
  { skin: '#6f432a', shade: '#573320' },
] as const

export type Skin = (typeof skins)[number]

export const grounds = [
  '#b5dad8',
  '#dceeec',
  '#f5bbd3',
  '#fbe3ee',
  '#ffe3a6',
  '#fff1cf',
  '#d8e2e0',
] as const

export const cloths = [
  '#b8155f',
  '#0a5c60',
  '#ffb21c',
  '#2c6e3f',
  '#243b8f',
  '#c2410c',
  '#5b2a86',
  '#1c8a8a',
  '#8c1d18',
  '#2f4648',
] as const

const stroke = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

export function face({ skin, shade }: Skin, smile: 'open' | 'closed'): string {
  const mouth =
    smile === 'open'
      ? `<path d="M87 149q13 13 26 0z" fill="${white}" stroke="${white}" stroke-width="3" stroke-linejoin="round"/>`
      : `<path d="M88 150q12 9 24 0" ${stroke(ink, 4)}/>`
  return `<path d="M84 158h32v36q-16 14-32 0z" fill="${shade}"/><circle cx="59" cy="127" r="8" fill="${shade}"/><circle cx="141" cy="127" r="8" fill="${shade}"/><path d="M60 112q0-44 40-44t40 44v16q0 42-40 46-40-4-40-46z" fill="${skin}"/><path d="M77 116q8-6 15-1M108 115q7-5 15 1" ${stroke(ink, 3.6)}/><circle cx="85" cy="127" r="3.8" fill="${ink}"/><circle cx="115" cy="127" r="3.8" fill="${ink}"/><path d="M100 128q5 9-2 12" ${stroke(shade, 3.4)}/>${mouth}`
}

/* ---------- hair ---------- */

type Hair = (hair: string) => string

/** The hair behind face and shoulders. */
export const hairBehind: readonly [Hair, ...Hair[]] = [
  (h) => `<path d="M44 130q-6-74 56-76 62 2 56 76l4 66q-10 18-30 14H70q-20 4-30-14z" fill="${h}"/>`,
  (h) => `<path d="M48 138q-10-84 52-86 62 2 52 86l-3 24q-12 12-24 4H75q-12 8-24-4z" fill="${h}"/>`,
  (h) =>
    `<circle cx="100" cy="50" r="21" fill="${h}"/><path d="M54 128q-4-70 46-72 50 2 46 72l-8 14H62z" fill="${h}"/>`,
  (h) =>
    `<path d="M52 130q-6-76 48-78 54 2 48 78l-6 16H58z" fill="${h}"/><path d="M136 140q24 12 20 44t-6 54q-2 14-12 8 4-24 0-46t-14-40z" fill="${h}"/>`,
  (h) =>
    `<path d="M46 148q-16-96 54-98 70 2 54 98 6 30-6 44-14-4-16-16H68q-2 12-16 16-12-14-6-44z" fill="${h}"/>`,
]

/** The hair that frames a woman's face. */
export const partings: readonly [Hair, ...Hair[]] = [
  (h) => `<path d="M57 118q2-58 43-58 42 0 43 58-16-4-30-34-20 30-56 34z" fill="${h}"/>`,
  (h) => `<path d="M57 124q-2-64 43-64t43 64q-32-10-43-46-11 36-43 46z" fill="${h}"/>`,
  (h) => `<path d="M56 118q-2-60 44-60t44 60q-12-22-44-22t-44 22z" fill="${h}"/>`,
  (h) => `<path d="M58 108q2-48 42-48t42 48q-14-20-42-20t-42 20z" fill="${h}"/>`,
]

/** The hair on a man's head. */
export const menHair: readonly [Hair, ...Hair[]] = [
  (h) => `<path d="M58 122q-2-58 44-60 42 2 41 60-8-22-20-34-32 8-48 6-12 8-17 28z" fill="${h}"/>`,
  (h) => `<path d="M58 116q-4-54 44-54 44 2 40 54-6-14-10-22-34 6-62-6-8 10-12 28z" fill="${h}"/>`,
  (h) => `<path d="M59 112q-1-48 41-48t41 48q-5-18-15-25H74q-10 7-15 25z" fill="${h}"/>`,
  (h) =>
    `<path d="M57 114q-4-28 9-42 9-18 36-19 27-3 36 13 7 18 5 48-5-14-9-25-24 7-45-1-20 4-23 8-6 8-9 18z" fill="${h}"/>`,
  (h) =>
    `<g fill="${h}"><circle cx="65" cy="92" r="14"/><circle cx="78" cy="74" r="15"/><circle cx="100" cy="66" r="16"/><circle cx="122" cy="74" r="15"/><circle cx="135" cy="92" r="14"/><path d="M64 84h72v14q-36-12-72 0z"/></g>`,
  (h) =>
    `<path d="M59 120q-4-16 0-30 8-28 41-29 33 1 41 29 4 14 0 30-3-24-14-34-27-9-54 0-11 10-14 34z" fill="${h}"/>`,
]

export const menFace: readonly [Hair, ...Hair[]] = [
  () => '',
  (h) => `<path d="M82 146q10-8 18-2 8-6 18 2-6 7-18 3-12 4-18-3z" fill="${h}"/>`,
  (h) =>
    `<path d="M61 130q-1 44 39 50 40-6 39-50-6 14-16 12-10-5-23-5t-23 5q-10 2-16-12z" fill="${h}"/><path d="M89 151q11 8 22 0" ${stroke(white, 4.4)}/>`,
  (h) =>
    `<path d="M84 145q9-7 16-2 7-5 16 2l2 10q-2 16-18 19-16-3-18-19z" fill="${h}"/><path d="M90 153q10 7 20 0" ${stroke(white, 4)}/>`,
  (h) =>
    `<path d="M61 132q-1 40 39 46 40-6 39-46-6 16-16 14-10-6-23-6t-23 6q-10 2-16-14z" fill="${h}" fill-opacity=".34"/><path d="M88 151q12 9 24 0" ${stroke(white, 4.2)}/>`,
]

/* ---------- headwear ---------- */

export const turban = (colour: string, band: string) =>
  `<path d="M50 113q-8-64 50-68 58 4 50 68-20-22-50-24-30 2-50 24z" fill="${colour}"/><path d="M51 110q12-46 66-62M52 98q8-32 38-48M149 110q-12-36-46-56" fill="none" stroke="${ink}" stroke-opacity=".24" stroke-width="3.6" stroke-linecap="round"/><path d="M84 95q16-24 32 0-16-8-32 0z" fill="${band}"/>`

/** Drawn in front of the head, with the face free. */
export const scarf = (colour: string) =>
  `<path fill-rule="evenodd" d="M100 50q58 2 55 76 0 36-13 58 18 10 24 30-66 26-132 0 6-20 24-30-13-22-13-58-3-74 55-76zm0 24q-37 0-37 40v14q0 36 37 40 37-4 37-40v-14q0-40-37-40z" fill="${colour}"/><path d="M62 176q38 26 78 4" fill="none" stroke="${ink}" stroke-opacity=".2" stroke-width="3.6" stroke-linecap="round"/>`

/* ---------- clothes ---------- */

type Clothes = (cloth: string, other: string, skin: Skin) => string

const shoulders = (colour: string) =>
  `<path d="M14 290q0-72 52-86l34-10 34 10q52 14 52 86z" fill="${colour}"/>`

const openNeck = ({ shade }: Skin) => `<path d="M76 199q24 34 48 0l-8-8H84z" fill="${shade}"/>`

export const womenClothes: readonly [Clothes, ...Clothes[]] = [
  // A saree over its blouse.
  (c, o, skin) =>
    `${shoulders(o)}${openNeck(skin)}<path d="M128 204l30 12q24 14 28 74h-88q38-30 30-86z" fill="${c}"/><path d="M128 204q10 54-30 86" ${stroke('#ffc64f', 4)}/>`,
  // Kurta and dupatta.
  (c, o, skin) =>
    `${shoulders(c)}${openNeck(skin)}<path d="M62 205q-8 36 4 85H42q-8-52-6-72 10-10 26-13zM138 205q8 36-4 85h24q8-52 6-72-10-10-26-13z" fill="${o}"/>`,
  // A plain top.
  (c, _o, skin) => `${shoulders(c)}${openNeck(skin)}`,
  // A blazer.
  (c, o) =>
    `${shoulders(c)}<path d="M72 202l28 62 28-62-10-12H82z" fill="${o}"/><path d="M70 200l-14 8 30 58 14 24v-26zM130 200l14 8-30 58-14 24v-26z" fill="${steel}"/>`,
  // A shirt.
  (c) =>
    `${shoulders(c)}<path d="M80 194l20 36 20-36-8-6H88z" fill="${white}"/><path d="M78 194l-10 10 20 24 12-14zM122 194l10 10-20 24-12-14z" fill="${white}"/>`,
]

export const menClothes: readonly [Clothes, ...Clothes[]] = [
  // Shirt and tie.
  (c, o) =>
    `${shoulders(c)}<path d="M80 196l20 36 20-36-8-6H88z" fill="${white}"/><path d="M95 208h10l6 44-11 14-11-14z" fill="${o}"/>`,
  // An open collar.
  (c, _o, { shade }) =>
    `${shoulders(c)}<path d="M84 196l16 34 16-34-6-6H90z" fill="${shade}"/><path d="M80 194l-12 10 22 26 10-12zM120 194l12 10-22 26-10-12z" fill="${c}" stroke="${ink}" stroke-opacity=".25" stroke-width="2.4"/>`,
  // A kurta.
  (c, o) =>
    `${shoulders(c)}<path d="M80 192h40l2 12q-22 12-44 0z" fill="${o}"/><path d="M100 208v50" ${stroke(o, 7)}/>`,
  // A round neck.
  (c, _o, skin) => `${shoulders(c)}${openNeck(skin)}`,
  // A sleeveless pullover over a shirt.
  (c, o) =>
    `${shoulders(o)}<path d="M64 205l36 62 36-62 14 5q6 40-2 80H52q-8-40-2-80z" fill="${c}"/><path d="M80 194l20 26 20-26-8-6H88z" fill="${white}"/>`,
]

/* ---------- small things ---------- */

export const glasses = `<g ${stroke(ink, 3.4)}><rect x="71" y="117" width="26" height="20" rx="9"/><rect x="103" y="117" width="26" height="20" rx="9"/><path d="M97 125q3-3 6 0M71 124l-10-2M129 124l10-2"/></g>`

export const headset = `<path d="M54 128c-4-96 96-96 92 0" fill="none" stroke="${steel}" stroke-width="8" stroke-linecap="round"/><rect x="44" y="114" width="20" height="34" rx="9" fill="${steel}"/><rect x="136" y="114" width="20" height="34" rx="9" fill="${steel}"/><path d="M52 146q2 20 30 22" ${stroke(steel, 5)}/><rect x="78" y="162" width="16" height="11" rx="5.5" fill="${steel}"/>`

export const earrings =
  '<circle cx="59" cy="141" r="4.6" fill="#ffb21c"/><circle cx="141" cy="141" r="4.6" fill="#ffb21c"/>'

export const bindi = '<circle cx="100" cy="105" r="3.6" fill="#b8155f"/>'

export const badge = `<path d="M74 204l26 54 26-54" ${stroke(steel, 4)}/><rect x="86" y="252" width="28" height="34" rx="4" fill="${white}"/><circle cx="100" cy="264" r="5" fill="#b5dad8"/>`
