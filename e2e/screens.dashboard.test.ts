import { dashboardScreens } from './screens.dashboard.ts'
import { checkScreens } from './screens.look.ts'

checkScreens(dashboardScreens)
