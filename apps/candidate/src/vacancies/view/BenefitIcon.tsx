import { IconHome, IconSparkles, type IconComponent } from '@trilha/web/ui/icons/icons.tsx'
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
} from '@trilha/web/ui/icons/fewIcons.tsx'

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

/** Icon of a benefit. Companies name benefits freely, so there is a default icon. */
export function BenefitIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? IconSparkles
  return <Icon />
}
