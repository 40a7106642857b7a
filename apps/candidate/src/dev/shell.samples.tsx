import { Button } from '@trilha/web/ui/Button.tsx'
import { IconButton } from '@trilha/web/ui/IconButton.tsx'
import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconCalendar,
  IconFileTypePdf,
  IconHome,
  IconMail,
  IconMenu2,
  IconSearch,
  IconX,
} from '@trilha/web/ui/icons.tsx'
import {
  IconBriefcase,
  IconRoute,
  IconUserSquareRounded,
  IconUsers,
} from '@trilha/web/ui/icons.few.tsx'
import {
  IconBell,
  IconLayoutDashboard,
  IconLogout,
  IconSettings,
} from '@trilha/web/ui/icons.more.tsx'
import { PublicFooter } from '@trilha/web/ui/PublicFooter.tsx'
import { PublicHeader } from '@trilha/web/ui/PublicHeader.tsx'
import { Sidebar, type SidebarItem } from '@trilha/web/ui/Sidebar.tsx'
import { TabBar } from '@trilha/web/ui/TabBar.tsx'
import { AccountButton, TopBar } from '@trilha/web/ui/TopBar.tsx'
import { useState } from 'react'
import styles from './samples.module.css'

const here = '/dev/ui'
const home = <a href={here} aria-label="Trilha, página inicial" />
const at = (
  <a href={here} aria-current="page">
    Aqui
  </a>
)
const to = <a href={here}>Outra página</a>

const candidateMenu: SidebarItem[] = [
  { id: 'home', link: at, icon: <IconHome />, label: 'Início' },
  { id: 'search', link: to, icon: <IconSearch />, label: 'Buscar vagas' },
  { id: 'profile', link: to, icon: <IconUserSquareRounded />, label: 'Meu Currículo' },
  { id: 'mine', link: to, icon: <IconRoute />, label: 'Minhas Vagas' },
]
const companyMenu: SidebarItem[] = [
  { id: 'panel', link: to, icon: <IconLayoutDashboard />, label: 'Painel' },
  { id: 'vacancies', link: at, icon: <IconBriefcase />, label: 'Vagas' },
  { id: 'people', link: to, icon: <IconUsers />, label: 'Pessoas' },
  { id: 'calendar', link: to, icon: <IconCalendar />, label: 'Agenda' },
]
const avatar = (
  <span className={styles.avatar} aria-hidden>
    RT
  </span>
)

/** Page layouts: public header and footer, bars, sidebar in its three forms. */
export function ShellSamples() {
  return (
    <>
      <h3>Cabeçalho e rodapé públicos</h3>
      <PublicHeader
        logoLink={home}
        navLabel="Principal, exemplo público"
        links={
          <>
            <a href={here}>Buscar vagas</a>
            <a href={here}>Como funciona</a>
          </>
        }
        actions={<Button size="sm">Cadastre-se grátis</Button>}
        phoneActions={<Button size="sm">Cadastre-se</Button>}
        menu={{
          label: 'Abrir menu',
          links: [{ id: 'companies', link: <a href={here}>Para empresas</a> }],
        }}
      />
      <Footer />
      <h3>Barras do painel</h3>
      <div className={styles.bars}>
        <TopBar
          logoLink={home}
          navLabel="Principal, exemplo"
          links={candidateMenu.map(({ id, label }) => (
            <a key={id} href={here} aria-current={id === 'home' ? 'page' : undefined}>
              {label}
            </a>
          ))}
          menu={
            <IconButton label="Abrir menu">
              <IconMenu2 />
            </IconButton>
          }
          actions={
            <>
              <IconButton label="Notificações">
                <IconBell />
              </IconButton>
              <AccountButton avatar={avatar} name="Renata" label="Conta de Renata" />
            </>
          }
        />
        <TabBar label="Principal, celular, exemplo" tabs={candidateMenu} />
      </div>
      <h3>Menu lateral</h3>
      <Sidebars />
    </>
  )
}

function Sidebars() {
  const [collapsed, setCollapsed] = useState(false)
  const person = { avatar, name: 'Renata Teles', detail: 'Gente e Gestão' }
  const footerItems = [{ id: 'set', link: to, icon: <IconSettings />, label: 'Configurações' }]
  return (
    <div className={styles.sides}>
      {[collapsed, true].map((mini, i) => (
        <Sidebar
          key={String(i)}
          label={`Menu da empresa, exemplo ${i + 1}`}
          logoLink={home}
          groupLabel="Mercado Bom Vizinho"
          items={companyMenu}
          footerItems={footerItems}
          person={person}
          collapsed={mini}
          toggle={{
            collapse: 'Recolher menu',
            expand: 'Abrir menu',
            onToggle: () => setCollapsed(!collapsed),
          }}
        />
      ))}
      <div className={styles.drawer}>
        <Sidebar
          variant="drawer"
          label="Menu, exemplo"
          logoLink={home}
          headerEnd={
            <IconButton label="Fechar menu">
              <IconX />
            </IconButton>
          }
          person={{ ...person, detail: 'Currículo 78% completo' }}
          items={candidateMenu}
          footerItems={[{ id: 'out', link: to, icon: <IconLogout />, label: 'Sair' }]}
        />
      </div>
    </div>
  )
}

function Footer() {
  return (
    <PublicFooter
      logoLink={home}
      tagline="Vagas com caminho visível, do primeiro clique até a resposta."
      social={[
        { id: 'li', link: <a href={here} aria-label="LinkedIn" />, icon: <IconBrandLinkedin /> },
        { id: 'ig', link: <a href={here} aria-label="Instagram" />, icon: <IconBrandInstagram /> },
      ]}
      columns={[
        {
          id: 'platform',
          title: 'Plataforma',
          navLabel: 'Plataforma',
          links: [
            { id: 'search', link: <a href={here}>Buscar vagas</a> },
            { id: 'login', link: <a href={here}>Entrar</a> },
          ],
        },
        {
          id: 'documents',
          title: 'Documentos',
          navLabel: 'Documentos legais',
          links: [
            {
              id: 'terms',
              link: (
                <a href={here}>
                  <IconFileTypePdf />
                  Termos de uso
                </a>
              ),
            },
          ],
        },
        {
          id: 'contact',
          title: 'Contato',
          links: [
            {
              id: 'mail',
              link: (
                <a href="mailto:ajuda@trilha.example">
                  <IconMail />
                  ajuda@trilha.example
                </a>
              ),
            },
          ],
        },
      ]}
      closing="Trilha Plataforma de Carreiras. Feita no Brasil, grátis para quem procura trabalho."
    />
  )
}
