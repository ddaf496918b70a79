import { alternates } from '#contract/i18n/locale-address.ts'
import { openGraphLocale } from '#contract/i18n/locales.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'

interface PageHeadProps {
  /** The page's title, without the product's name. */
  title: string
  description: string
  /** The canonical path. */
  path: string
  /** Asks search engines not to index the page, but to follow its links. */
  hidden?: boolean | undefined
  /** The preview image of a shared link. The default is the site's own. */
  picture?: string
}

/** A size that every network accepts for a large preview. */
const pictureSize = { width: 1200, height: 630 }
const sitePicture = '/pictures/site.png'

/** The meta tags for search engines and link previews of a public page. */
export function PageHead({
  title,
  description,
  path,
  hidden = false,
  picture = sitePicture,
}: PageHeadProps) {
  const { locale } = useTranslation()
  const { productName, languages = [] } = usePublicConfig()
  const { pageAddress, fileAddress } = useAddresses()
  const image = fileAddress(picture)
  return (
    <>
      <title>{`${title} | ${productName}`}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex, follow" />
      ) : (
        <>
          <link rel="canonical" href={pageAddress(path)} />
          {alternates(languages).map((each) => (
            <link
              key={each.name}
              rel="alternate"
              hrefLang={each.name}
              href={pageAddress(path, each.locale)}
            />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {languages
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={pageAddress(path)} />
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
