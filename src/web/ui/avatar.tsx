import { cx } from './cx.ts'

interface AvatarProps {
  /** The picture's address. The default picture is /profile.jpg. */
  src?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  className?: string | undefined
}

const pixels = { s: 52, m: 72, l: 104 }
const standIn = '/profile.jpg'

/** A person's picture. It is decorative, as the name is beside it. */
export function Avatar({ src, size = 'm', className }: AvatarProps) {
  return (
    <span className={cx('avatar', size !== 'm' && `avatar--${size}`, className)}>
      <img
        src={src || standIn}
        alt=""
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
