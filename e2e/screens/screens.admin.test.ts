import { adminScreens } from './admin.ts'
import { checkScreens } from './look.ts'

checkScreens(adminScreens)
