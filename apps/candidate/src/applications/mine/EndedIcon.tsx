import type { ApplicationState } from '@trilha/contracts/applications/states'
import { IconClock, IconFlag2, IconX, type IconComponent } from '@trilha/web/ui/icons/icons.tsx'
import { IconDoorExit, IconTrophy } from '@trilha/web/ui/icons/moreIcons.tsx'

const byState: Partial<Record<ApplicationState, IconComponent>> = {
  hired: IconTrophy,
  withdrawn: IconDoorExit,
  expired: IconClock,
  vacancy_cancelled: IconX,
}

/** How a trail ended. */
export function EndedIcon({ state }: { state: ApplicationState }) {
  const Icon = byState[state] ?? IconFlag2
  return <Icon />
}
