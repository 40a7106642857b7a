import { adminScreens } from './screens.admin.ts'
import { checkScreens } from './screens.look.ts'

checkScreens(adminScreens)
