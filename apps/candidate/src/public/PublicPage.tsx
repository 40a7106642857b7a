import { legalDocuments } from '@trilha/contracts/shared/legal'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
  IconFileTypePdf,
} from '@trilha/web/ui/icons/icons.tsx'
import { PublicFooter } from './layout/PublicFooter.tsx'
import { PublicHeader } from './layout/PublicHeader.tsx'
import { SkipLink } from '@trilha/web/ui/navigation/SkipLink.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChoicesButton, hasThirdParties } from '../thirdParties/ChoicesButton.tsx'
import { ContactLink } from '../contact/ContactLink.tsx'
import { paths } from '../paths.ts'
import { LanguageSelect } from './LanguageSelect.tsx'
import { socialLinks } from './socialLinks.ts'

/** Names of networks are not translated. */
const networks = {
  facebook: { name: 'Facebook', icon: <IconBrandFacebook /> },
  instagram: { name: 'Instagram', icon: <IconBrandInstagram /> },
  linkedin: { name: 'LinkedIn', icon: <IconBrandLinkedin /> },
  x: { name: 'X', icon: <IconBrandX /> },
  youtube: { name: 'YouTube', icon: <IconBrandYoutube /> },
}

type PublicPageProps = {
  /** The header is transparent over the landing page's sky. */
  overlay?: boolean
  /** The header link that is marked as the current page. */
  current?: 'search'
  /** The content of `<main id="conteudo">`, which this component renders. */
  children: ReactNode
}

/** Header and footer of public pages. Its texts are in the namespace `public`. */
export function PublicPage({ overlay = false, current, children }: PublicPageProps) {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation('common')
  const logoLink = <Link to={paths.landing()} aria-label={t('nav.home')} />
  const search = (
    <Link to={paths.vacancies()} aria-current={current === 'search' ? 'page' : undefined}>
      {t('nav.search')}
    </Link>
  )
  const how = <Link to={paths.landing('como')}>{t('nav.how')}</Link>
  const promise = <Link to={paths.landing('resposta')}>{t('nav.promise')}</Link>
  const companies = <a href={paths.companies()}>{t('nav.companies')}</a>
  const login = <Link to={paths.login()} prefetch="intent" />
  const register = <Link to={paths.register()} prefetch="intent" />
  return (
    <>
      <SkipLink>{common('actions.skipToContent')}</SkipLink>
      <PublicHeader
        overlay={overlay}
        logoLink={logoLink}
        navLabel={t('nav.main')}
        links={
          <>
            {search}
            {how}
            {promise}
          </>
        }
        actions={
          <>
            <Button
              size="sm"
              variant="plain"
              render={<Link reloadDocument to={paths.companies()} />}
            >
              {t('nav.companies')}
            </Button>
            <Button size="sm" variant="plain" render={login}>
              {common('actions.signIn')}
            </Button>
            <Button size="sm" render={register}>
              {t('nav.register')}
            </Button>
          </>
        }
        phoneActions={
          <>
            <Button size="sm" variant="plain" render={login}>
              {common('actions.signIn')}
            </Button>
            <Button size="sm" render={register}>
              {t('nav.registerShort')}
            </Button>
          </>
        }
        menu={{
          label: t('nav.menu'),
          links: [
            { id: 'search', link: search },
            { id: 'how', link: how },
            { id: 'promise', link: promise },
            { id: 'companies', link: companies },
          ],
        }}
      />
      <main id="conteudo">{children}</main>
      <PublicFooter
        logoLink={logoLink}
        tagline={t('footer.tagline')}
        {...(socialLinks.length > 0 && {
          social: socialLinks.map(({ network, url }) => ({
            id: network,
            link: <a href={url} aria-label={networks[network].name} rel="me noreferrer" />,
            icon: networks[network].icon,
          })),
        })}
        aside={<LanguageSelect />}
        columns={[
          {
            id: 'candidates',
            title: t('footer.candidates'),
            navLabel: t('footer.candidates'),
            links: [
              { id: 'search', link: <Link to={paths.vacancies()}>{t('nav.search')}</Link> },
              { id: 'register', link: <Link to={paths.register()}>{t('nav.register')}</Link> },
              { id: 'login', link: <Link to={paths.login()}>{common('actions.signIn')}</Link> },
            ],
          },
          {
            id: 'platform',
            title: t('footer.platform'),
            navLabel: t('footer.platform'),
            links: [
              { id: 'how', link: how },
              { id: 'promise', link: promise },
              {
                id: 'answering',
                link: <Link to={paths.answering()}>{t('nav.answering')}</Link>,
              },
              { id: 'companies', link: companies },
            ],
          },
          {
            id: 'help',
            title: t('footer.help'),
            navLabel: t('footer.help'),
            links: [
              { id: 'contact', link: <ContactLink>{t('contact.title')}</ContactLink> },
              ...legalDocuments.map((document) => ({
                id: document.kind,
                link: (
                  <a href={document.path} hrefLang="pt-BR">
                    <IconFileTypePdf />
                    {t(`footer.${document.kind}`)}
                  </a>
                ),
              })),
              {
                id: 'accessibility',
                link: <Link to={paths.accessibility()}>{t('footer.accessibility')}</Link>,
              },
              ...(hasThirdParties ? [{ id: 'cookies', link: <ChoicesButton /> }] : []),
            ],
          },
        ]}
        closing={t('footer.closing')}
      />
    </>
  )
}
