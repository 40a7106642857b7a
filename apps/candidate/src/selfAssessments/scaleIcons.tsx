import type { Competency, WorkValue } from '@trilha/contracts/selfAssessments/scales'
import { IconArrowsShuffle, IconSparkles, type IconComponent } from '@trilha/web/ui/icons/icons.tsx'
import {
  IconBulb,
  IconCompass,
  IconListCheck,
  IconMessages,
  IconRoute,
  IconShieldCheck,
} from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconBook,
  IconChartBar,
  IconChecklist,
  IconHeartHandshake,
  IconMoodSmile,
  IconScale,
  IconSpeakerphone,
  IconTarget,
  IconTrophy,
  IconUsersGroup,
} from '@trilha/web/ui/icons/moreIcons.tsx'

const icons: Record<Competency | WorkValue, IconComponent> = {
  lead: IconCompass,
  support: IconUsersGroup,
  present: IconMessages,
  analyze: IconChartBar,
  create: IconBulb,
  organize: IconListCheck,
  adapt: IconArrowsShuffle,
  achieve: IconTarget,
  'self-direction': IconRoute,
  stimulation: IconSparkles,
  hedonism: IconMoodSmile,
  achievement: IconTrophy,
  power: IconSpeakerphone,
  security: IconShieldCheck,
  conformity: IconChecklist,
  tradition: IconBook,
  benevolence: IconHeartHandshake,
  universalism: IconScale,
}

/** The icon of a competency or a value; always show its name next to it. */
export function ScaleIcon({ scale }: { scale: Competency | WorkValue }) {
  const Icon = icons[scale]
  return <Icon />
}
