import type { StageKind } from '@trilha/contracts/vacancies.enums'
import {
  IconClipboardCheck,
  IconCompass,
  IconFileCheck,
  IconFlag,
  IconListCheck,
  IconMessages,
  IconPuzzle,
  IconVideo,
  type IconComponent,
  type IconProps,
} from './icons.tsx'

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
