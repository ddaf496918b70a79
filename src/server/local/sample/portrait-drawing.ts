import sharp from 'sharp'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

/* Flat cut-paper busts: no outlines, a face of dots, brows and a smile. Nobody in particular. */

const skins = ['#8a5636', '#a86b45', '#c08a5e', '#6f432a'] as const
const shades = ['#6f432a', '#8a5636', '#a86b45', '#573320'] as const
const grounds = ['#b5dad8', '#f5bbd3', '#ffe3a6', '#dceeec', '#fff1cf'] as const
const clothes = [
  '#b8155f',
  '#0a5c60',
  '#ffb21c',
  '#2c6e3f',
  '#243b8f',
  '#c2410c',
  '#5b2a86',
] as const
const hair = '#0b2326'

/** A portrait of 256 pixels, the same for the same index. */
export async function drawPortrait(index: number, gender: 'male' | 'female'): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(index, gender)))
    .jpeg({ quality: 82 })
    .toBuffer()
}

export function portraitSvg(index: number, gender: 'male' | 'female'): string {
  const random = createRandom(1000 + index)
  const tone = random.int(0, skins.length - 1)
  const skin = skins[tone] ?? skins[0]
  const shade = shades[tone] ?? shades[0]
  const cloth = random.pick(clothes)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="256" height="256">',
    `<rect width="200" height="200" fill="${random.pick(grounds)}"/>`,
    gender === 'female' ? longHair(random) : '',
    shoulders(cloth, shade, random),
    head(skin, shade),
    gender === 'female' ? fringe(random) : topOfHead(random),
    face(random, gender),
    extras(random, gender),
    '</svg>',
  ].join('')
}

const longHair = (random: Random) =>
  random.pick([
    `<path d="M52 96q-4-62 48-62t48 62l8 76H44z" fill="${hair}"/>`,
    `<path d="M56 92q0-58 44-58t44 58q0 30-10 42H66Q56 122 56 92z" fill="${hair}"/>`,
    `<path d="M54 96q-2-62 46-62t46 62q2 24-4 36l-12 8H70l-12-8q-6-12-4-36z" fill="${hair}"/><circle cx="100" cy="32" r="15" fill="${hair}"/>`,
  ])

function shoulders(cloth: string, shade: string, random: Random): string {
  const collar = random.pick([
    '<path d="M84 152l16 26 16-26z" fill="#ffffff"/>',
    `<path d="M82 150q18 22 36 0l-4-6H86z" fill="${shade}"/>`,
    '<path d="M78 154l22 30 22-30-8-6H86z" fill="#e6edeb"/>',
  ])
  return `<path d="M24 200q2-44 44-52l32-8 32 8q42 8 44 52z" fill="${cloth}"/><path d="M86 124h28v26q-14 12-28 0z" fill="${shade}"/>${collar}`
}

const head = (skin: string, shade: string) =>
  `<ellipse cx="64" cy="98" rx="7" ry="10" fill="${shade}"/><ellipse cx="136" cy="98" rx="7" ry="10" fill="${shade}"/><path d="M66 84q0-38 34-38t34 38v18q0 34-34 36-34-2-34-36z" fill="${skin}"/>`

const fringe = (random: Random) =>
  random.pick([
    `<path d="M64 92q0-50 36-50t36 50q-14-4-26-28-18 24-46 28z" fill="${hair}"/>`,
    `<path d="M64 90q-2-48 36-48t36 48q-6-20-36-32-26 10-36 32z" fill="${hair}"/>`,
  ])

const topOfHead = (random: Random) =>
  random.pick([
    `<path d="M64 86q-4-46 36-46t36 46q-4-14-10-20-32 6-52-4-6 10-10 24z" fill="${hair}"/>`,
    `<path d="M64 84q-2-44 36-44t36 44q-8-18-20-20H84q-14 4-20 20z" fill="${hair}"/>`,
    `<path d="M60 84q-4-46 40-50 44 4 40 50-16-18-40-20-24 2-40 20z" fill="${random.pick(['#ffb21c', '#b8155f', '#0a5c60'])}"/><path d="M62 76q12-34 54-44M66 82q10-26 60-36" fill="none" stroke="#0b2326" stroke-opacity=".25" stroke-width="3"/><path d="M66 104q0 40 34 44 34-4 34-44-6 14-16 12-18-8-36 0-10 2-16-12z" fill="${hair}"/>`,
  ])

function face(random: Random, gender: 'male' | 'female'): string {
  const moustache =
    gender === 'male' && random.chance(0.4)
      ? `<path d="M86 116q8-6 14-2 6-4 14 2-6 6-14 3-8 3-14-3z" fill="${hair}"/>`
      : ''
  const bindi =
    gender === 'female' && random.chance(0.5)
      ? '<circle cx="100" cy="80" r="3" fill="#b8155f"/>'
      : ''
  return `<g fill="${hair}"><circle cx="86" cy="98" r="3.6"/><circle cx="114" cy="98" r="3.6"/></g><path d="M79 88q7-5 14 0M107 88q7-5 14 0" fill="none" stroke="${hair}" stroke-width="3.4" stroke-linecap="round"/><path d="M89 121q11 9 22 0" fill="none" stroke="#ffffff" stroke-width="4.4" stroke-linecap="round"/>${moustache}${bindi}`
}

function extras(random: Random, gender: 'male' | 'female'): string {
  const glasses = `<g fill="none" stroke="${hair}" stroke-width="3"><rect x="75" y="90" width="22" height="17" rx="8"/><rect x="103" y="90" width="22" height="17" rx="8"/><path d="M97 97h6"/></g>`
  const headset =
    '<path d="M62 98c-4-74 80-74 76 0" fill="none" stroke="#063a3f" stroke-width="7"/><rect x="55" y="90" width="15" height="25" rx="7" fill="#063a3f"/><rect x="130" y="90" width="15" height="25" rx="7" fill="#063a3f"/><path d="M62 114q2 16 24 17" fill="none" stroke="#063a3f" stroke-width="4.4" stroke-linecap="round"/>'
  const earrings =
    '<circle cx="64" cy="111" r="3.4" fill="#ffb21c"/><circle cx="136" cy="111" r="3.4" fill="#ffb21c"/>'
  return random.pick(['', '', glasses, headset, gender === 'female' ? earrings : ''])
}
