import sharp from 'sharp'
import * as parts from './portrait-parts.ts'
import type { Skin } from './portrait-parts.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

export type Looks = {
  readonly gender: 'male' | 'female'
  readonly headwear: 'turban' | 'scarf' | undefined
}

const sidePixels = 256

/** The same index and looks give the same picture. */
export async function drawPortrait(index: number, looks: Looks): Promise<Buffer> {
  return sharp(Buffer.from(portraitSvg(index, looks)))
    .jpeg({ quality: 86 })
    .toBuffer()
}

export function portraitSvg(index: number, looks: Looks): string {
  const random = createRandom(1000 + index)
  const skin = random.pick(parts.skins)
  const cloth = random.pick(parts.cloths)
  const [other = cloth] = random.some(
    parts.cloths.filter((colour) => colour !== cloth),
    1,
  )
  const bust =
    looks.gender === 'female'
      ? woman(random, skin, cloth, other, looks)
      : man(random, skin, cloth, other, looks)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${sidePixels}" height="${sidePixels}">`,
    `<rect width="200" height="200" fill="${random.pick(parts.grounds)}"/>`,
    `<g transform="translate(100 106) scale(.84) translate(-100 -132)">${bust}</g></svg>`,
  ].join('')
}

function woman(random: Random, skin: Skin, cloth: string, other: string, looks: Looks): string {
  const hair = random.pick(['#0b2326', '#0b2326', '#2b1a12', '#3a241a'])
  const clothes = random.pick(parts.womenClothes)(cloth, other, skin)
  const smile = random.pick(['open', 'closed', 'open'])
  if (looks.headwear === 'scarf') {
    return `${clothes}${parts.face(skin, smile)}${parts.scarf(other)}${maybe(random, 0.2, parts.glasses)}`
  }
  const extra = random.pick([
    parts.earrings,
    parts.earrings + parts.bindi,
    parts.bindi,
    parts.glasses,
    parts.headset,
    parts.glasses + parts.earrings,
    '',
  ])
  return [
    random.pick(parts.hairBehind)(hair),
    clothes,
    parts.face(skin, smile),
    random.pick(parts.partings)(hair),
    extra,
    maybe(random, 0.15, parts.badge),
  ].join('')
}

function man(random: Random, skin: Skin, cloth: string, other: string, looks: Looks): string {
  const hair = random.chance(0.07) ? '#4d5557' : random.pick(['#0b2326', '#0b2326', '#2b1a12'])
  const isTurbaned = looks.headwear === 'turban'
  const clothes = random.pick(parts.menClothes)(cloth, other, skin)
  const onFace = isTurbaned ? parts.menFace[2] : random.pick([...parts.menFace, () => ''])
  const top = random.pick(parts.menHair)(hair)
  const extra = random.pick(['', '', parts.glasses, ...(isTurbaned ? [] : [parts.headset])])
  return [
    clothes,
    parts.face(skin, random.pick(['open', 'closed', 'open'])),
    onFace?.(hair) ?? '',
    isTurbaned ? parts.turban(other, cloth) : top,
    extra,
    maybe(random, 0.2, parts.badge),
  ].join('')
}

const maybe = (random: Random, share: number, part: string) => (random.chance(share) ? part : '')
