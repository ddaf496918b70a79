import { Link } from '#web/ui/link.ts'
import { Mark } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { cx } from '#web/ui/cx.ts'

interface BrandProps {
  tone?: 'light' | 'dark' | undefined
  /** On phones only screen readers get the name, because the header holds many links. */
  compact?: boolean
}

/** The logo and the product name, linked to the home page. */
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
