import type { LinkElement } from '@trilha/web/ui/link.ts'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import styles from './ScreenTabs.module.css'

type ScreenTabsProps = { label: string; links: readonly LinkElement[] }

/** Links styled as tabs between the head of a screen and its list. */
export function ScreenTabs({ label, links }: ScreenTabsProps) {
  return <TabLinks label={label} links={links} className={styles.tabs ?? ''} />
}
