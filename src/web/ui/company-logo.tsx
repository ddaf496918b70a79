import { cx } from './cx.ts'

interface CompanyLogoProps {
  name: string
  src?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** Empty where text beside the logo names the company. */
  alt?: string | undefined
  className?: string | undefined
}

const pixels = { s: 40, m: 48, l: 84 }

/** The sizes that the server offers: twice the pixels, for dense screens. */
const sides = { s: 96, m: 96, l: 192 }

/** A local picture that is not uploaded yet is shown as it is. */
const sized = (src: string, size: keyof typeof sides): string =>
  src.startsWith('/media/') ? `${src}?side=${sides[size]}` : src

/** Background and letter colours. Each pair has enough contrast. */
const palette = [
  ['#b8155f', '#ffffff'],
  ['#0a5c60', '#ffc64f'],
  ['#063a3f', '#f5bbd3'],
  ['#ffb21c', '#0b2326'],
  ['#13623a', '#ffffff'],
  ['#7a4a00', '#ffe3a6'],
] as const

/** A company's logo, or its first letter on a colour that is derived from its name. */
export function CompanyLogo({ name, src, size = 'm', alt = '', className }: CompanyLogoProps) {
  return (
    <span className={cx('logo', size !== 'm' && `logo--${size}`, className)}>
      {src ? (
        <img
          src={sized(src, size)}
          alt={alt}
          width={pixels[size]}
          height={pixels[size]}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <LetterMark name={name} alt={alt} />
      )}
    </span>
  )
}

function LetterMark({ name, alt }: { name: string; alt: string }) {
  const [fill, ink] = palette[indexOf(name)] ?? palette[0]
  return (
    <svg
      viewBox="0 0 48 48"
      focusable="false"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width="48" height="48" fill={fill} />
      <text className="logo__letter" x="24" y="33" textAnchor="middle" fontSize="26" fill={ink}>
        {firstLetter(name)}
      </text>
    </svg>
  )
}

function firstLetter(name: string): string {
  const [letter = '?'] = name.trim()
  return letter.toLocaleUpperCase('en-IN')
}

function indexOf(name: string): number {
  let sum = 0
  for (const letter of name.trim().toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % palette.length
}
