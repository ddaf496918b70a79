import { Link } from 'react-router'
import { Mark } from '#web/art/mark.tsx'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

/** Mark and product name, leading home. */
export function Brand({ tone }: { tone?: 'light' | 'dark' | undefined }) {
  const { productName } = usePublicConfig()
  return (
    <Link className="brand" to={paths.home()}>
      <Mark tone={tone} />
      <span>{productName}</span>
    </Link>
  )
}
