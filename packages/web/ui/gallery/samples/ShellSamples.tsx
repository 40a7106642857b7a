import { useState } from 'react'
import { IconButton } from '../../actions/IconButton.tsx'
import {
  IconBriefcase,
  IconRoute,
  IconUserSquareRounded,
  IconUsers,
} from '../../icons/fewIcons.tsx'
import { IconCalendar, IconHome, IconSearch, IconX } from '../../icons/icons.tsx'
import { IconLayoutDashboard, IconLogout, IconSettings } from '../../icons/moreIcons.tsx'
import { Sidebar, type SidebarItem } from '../../navigation/Sidebar.tsx'
import { TabBar } from '../../navigation/TabBar.tsx'
import styles from './ShellSamples.module.css'

const here = '/dev/ui'
const home = <a href={here} aria-label="Trilha, página inicial" />
const currentLink = (
  <a href={here} aria-current="page">
    Aqui
  </a>
)
const otherLink = <a href={here}>Outra página</a>

const candidateMenu: SidebarItem[] = [
  { id: 'home', link: currentLink, icon: <IconHome />, label: 'Início' },
  { id: 'search', link: otherLink, icon: <IconSearch />, label: 'Buscar vagas' },
  { id: 'profile', link: otherLink, icon: <IconUserSquareRounded />, label: 'Meu Currículo' },
  { id: 'mine', link: otherLink, icon: <IconRoute />, label: 'Minhas Vagas' },
]
const companyMenu: SidebarItem[] = [
  { id: 'panel', link: otherLink, icon: <IconLayoutDashboard />, label: 'Painel' },
  { id: 'vacancies', link: currentLink, icon: <IconBriefcase />, label: 'Vagas' },
  { id: 'people', link: otherLink, icon: <IconUsers />, label: 'Pessoas' },
  { id: 'calendar', link: otherLink, icon: <IconCalendar />, label: 'Agenda' },
]
const avatar = (
  <span className={styles.avatar} aria-hidden>
    RT
  </span>
)

/** The menus behind a login: bar at the bottom of phones, sidebar in its three forms. */
export function ShellSamples() {
  return (
    <>
      <h3>Barra do painel no celular</h3>
      <div className={styles.bars}>
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
  const footerItems = [
    { id: 'set', link: otherLink, icon: <IconSettings />, label: 'Configurações' },
  ]
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
          footerItems={[{ id: 'out', link: otherLink, icon: <IconLogout />, label: 'Sair' }]}
        />
      </div>
    </div>
  )
}
