import type { Entry, EntryBody } from '@trilha/contracts/candidates/entries'
import { IconBriefcase, IconSchool, IconToolsKitchen2 } from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconBuildingStore,
  IconCertificate,
  IconHeartHandshake,
} from '@trilha/web/ui/icons/moreIcons.tsx'

const kitchens = /cozinh|lanch|restaur|padar|pizz|cantina|buffet|bar\b|garço|caf[eé]/i
const shops = /loja|vend|balc|caixa|mercad|com[ée]rci|farm[áa]cia|atend/i

/** The kind of work. Decorative: the text is next to it. */
export function EntryIcon({ entry }: { entry: Entry | EntryBody }) {
  if (entry.kind === 'course') return <IconCertificate />
  if (entry.kind === 'education') return <IconSchool />
  if (entry.bond === 'volunteer') return <IconHeartHandshake />
  const words = `${entry.place} ${entry.title}`
  if (kitchens.test(words)) return <IconToolsKitchen2 />
  return shops.test(words) ? <IconBuildingStore /> : <IconBriefcase />
}
