import sharp from 'sharp'

const colours = [
  ['#b8155f', '#ffffff'],
  ['#0a5c60', '#ffc64f'],
  ['#243b8f', '#ffffff'],
  ['#ffb21c', '#0b2326'],
  ['#2c6e3f', '#ffffff'],
  ['#7a3b12', '#ffe3a6'],
  ['#063a3f', '#f5bbd3'],
  ['#c2410c', '#ffffff'],
  ['#30475e', '#ffc64f'],
  ['#5b2a86', '#ffffff'],
  ['#00695c', '#ffffff'],
  ['#8c1d18', '#ffe3a6'],
  ['#dceeec', '#0a5c60'],
] as const

/** Marks in a box of 48, drawn with one colour. */
const marks: readonly ((colour: string) => string)[] = [
  (c) =>
    `<path d="M13 18a11 11 0 0 0 22 0" ${line(c, 5)}/><circle cx="24" cy="14" r="4.5" fill="${c}"/>`,
  (c) => `<path d="M11 32h26M15 32V23a9 9 0 0 1 18 0v9" ${line(c, 4.5)}/>`,
  (c) =>
    `<path d="M11 34 24 13l13 21" ${line(c, 5)}/><circle cx="24" cy="32" r="3.2" fill="${c}"/>`,
  (c) =>
    `<circle cx="18" cy="24" r="7.5" ${line(c, 4.5)}/><circle cx="31" cy="24" r="7.5" ${line(c, 4.5)}/>`,
  (c) =>
    `<path d="M24 37V19" ${line(c, 4)}/><path d="M24 23c-7 0-11-4-11-11 7 0 11 4 11 11zm0 6c0-7 4-11 11-11 0 7-4 11-11 11z" fill="${c}"/>`,
  (c) =>
    `<rect x="13" y="13" width="22" height="22" rx="3" ${line(c, 4.5)}/><path d="M13 24h22M24 13v22" ${line(c, 3)}/>`,
  (c) => `<path d="M11 29c4-9 9-9 13 0s9 9 13 0M11 19c4-9 9-9 13 0s9 9 13 0" ${line(c, 4.5)}/>`,
  (c) => `<path d="M12 16h16l8 8-8 8H12l7-8z" fill="${c}"/>`,
  (c) => `<path d="M17 13v22M17 25l14-12M20 23l12 12" ${line(c, 5)}/>`,
  (c) => `<path d="m24 11 4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" fill="${c}"/>`,
  (c) => `<path d="M13 35c0-15 7-22 23-22 0 16-7 22-23 22z" fill="${c}"/>`,
  (c) => `<circle cx="24" cy="24" r="11.5" ${line(c, 4.5)}/><path d="M24 17v8l6 3" ${line(c, 4)}/>`,
  (c) => `<path d="M14 34V20M24 34V12M34 34v-9" ${line(c, 6)}/>`,
  (c) => `<path d="M12 22c0-12 24-12 24 0v8h-7v-8M12 22v8h7v-8" ${line(c, 4.5)}/>`,
]

function line(colour: string, width: number): string {
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
}

/** A company's mark: shape and colours differ from every other of the first hundred and more. */
export function logoSvg(index: number): string {
  const [fill, ink] = colours[index % colours.length] ?? colours[0]
  const mark = marks[(index + Math.floor(index / colours.length)) % marks.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="160" height="160"><rect width="48" height="48" fill="${fill}"/>${mark?.(ink) ?? ''}</svg>`
}

export const drawLogo = (index: number): Promise<Buffer> =>
  sharp(Buffer.from(logoSvg(index)))
    .png({ palette: true })
    .toBuffer()
