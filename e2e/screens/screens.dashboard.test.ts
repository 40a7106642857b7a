import { dashboardScreens } from './dashboard.ts'
import { checkScreens } from './look.ts'

checkScreens(dashboardScreens)
