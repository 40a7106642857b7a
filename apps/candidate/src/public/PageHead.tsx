import { useTranslation } from 'react-i18next'

type PageHeadProps = {
  /** Without the name of the site, which is added. */
  title: string
  description?: string
  /** The page's one address, with its origin. */
  canonical?: string
  /** Search engines leave the page out. */
  noindex?: boolean
}

/**
 * Title and descriptions of a page. React lifts them into the head, and they follow the language,
 * which the router's `meta` does not know.
 */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const { t, i18n } = useTranslation('common')
  const whole = `${title} | ${t('brand')}`
  return (
    <>
      <title>{whole}</title>
      {noindex && <meta name="robots" content="noindex" />}
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={t('brand')} />
          <meta property="og:locale" content={i18n.language.replace('-', '_')} />
        </>
      )}
      {canonical && (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      )}
    </>
  )
}
