import { IconHome, IconSparkles, type IconComponent } from '@trilha/web/ui/icons.tsx'
import {
  IconBabyCarriage,
  IconBus,
  IconCalendarHeart,
  IconHeartPlus,
  IconSchool,
  IconShieldCheck,
  IconToolsKitchen2,
  IconTrendingUp,
  IconWallet,
} from '@trilha/web/ui/icons.few.tsx'

const icons: Record<string, IconComponent> = {
  food: IconToolsKitchen2,
  meal: IconToolsKitchen2,
  transport: IconBus,
  health: IconHeartPlus,
  dental: IconHeartPlus,
  gym: IconHeartPlus,
  'life-insurance': IconShieldCheck,
  pension: IconShieldCheck,
  'profit-sharing': IconTrendingUp,
  sharing: IconTrendingUp,
  childcare: IconBabyCarriage,
  education: IconSchool,
  'home-office': IconHome,
  'day-off': IconCalendarHeart,
  rest: IconCalendarHeart,
  discount: IconWallet,
}

/** The picture of a kind of benefit; kinds are free words of the companies, so there is one for all others. */
export function BenefitIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? IconSparkles
  return <Icon />
}
