import { usePublicConfig } from '#web/lib/public-config.ts'

interface PageHeadProps {
  /** The page's own words; the product's name follows. */
  title: string
  description: string
  /** The one address of the page, without the host. */
  path: string
  /** Search engines leave the page out, and follow its links. */
  hidden?: boolean | undefined
}

/** What search engines and messengers read of a public page. */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  const { productName, publicUrl } = usePublicConfig()
  return (
    <>
      <title>{`${title} | ${productName}`}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <link rel="canonical" href={publicUrl + path} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + path} />
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  )
}
