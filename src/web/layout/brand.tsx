import { Link } from 'react-router'
import { Mark } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { cx } from '#web/ui/cx.ts'

interface BrandProps {
  tone?: 'light' | 'dark' | undefined
  /** On phones the name is left to readers, where the header holds many links. */
  compact?: boolean
}

/** Mark and product name, leading home. */
export function Brand({ tone, compact = false }: BrandProps) {
  const { productName } = usePublicConfig()
  return (
    <Link
      className={cx('brand', compact && 'brand--compact')}
      to={paths.home()}
      aria-label={productName}
    >
      <Mark tone={tone} />
      <span>{productName}</span>
    </Link>
  )
}
