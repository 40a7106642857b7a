import { useTranslation } from 'react-i18next'

type PageHeadProps = {
  /** Without the site's name, which is appended. */
  title: string
  description?: string
  /** The canonical address of the page, with its origin. */
  canonical?: string
  /** Excludes the page from search engines. */
  noindex?: boolean
}

/**
 * Title and descriptions of a page. React moves them into the head; unlike the router's `meta` they
 * follow the language.
 */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const { t, i18n } = useTranslation('common')
  const fullTitle = `${title} | ${t('brand')}`
  return (
    <>
      <title>{fullTitle}</title>
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
