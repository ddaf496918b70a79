import { usePublicConfig } from '#web/lib/public-config.ts'

interface PageHeadProps {
  /** The page's own words; the product's name follows. */
  title: string
  description: string
  /** The one address of the page, without the host. */
  path: string
  /** Search engines leave the page out, and follow its links. */
  hidden?: boolean | undefined
  /** What a shared link shows; the site's own picture unless given. */
  picture?: string
}

/** Large enough for every network that shows a picture beside a link. */
const pictureSize = { width: 1200, height: 630 }
const sitePicture = '/pictures/site.png'

/** What search engines and messengers read of a public page. */
export function PageHead({
  title,
  description,
  path,
  hidden = false,
  picture = sitePicture,
}: PageHeadProps) {
  const { productName, publicUrl } = usePublicConfig()
  const image = publicUrl + picture
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
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(pictureSize.width)} />
      <meta property="og:image:height" content={String(pictureSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  )
}
