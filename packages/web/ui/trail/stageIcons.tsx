import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { IconFlag, type IconComponent, type IconProps } from '../icons/icons.tsx'
import {
  IconClipboardCheck,
  IconCompass,
  IconFileCheck,
  IconListCheck,
  IconMessages,
  IconPuzzle,
  IconVideo,
} from '../icons/fewIcons.tsx'

const byKind: Record<StageKind, IconComponent> = {
  requirements: IconFileCheck,
  questions: IconListCheck,
  custom: IconClipboardCheck,
  competency: IconPuzzle,
  values: IconCompass,
  video: IconVideo,
  company: IconMessages,
  offer: IconFlag,
}

/** The icon of a kind of stage. */
export function StageIcon({ kind, ...rest }: IconProps & { kind: StageKind }) {
  const Icon = byKind[kind]
  return <Icon {...rest} />
}
