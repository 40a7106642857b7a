import { companyScreens } from './screens.company.ts'
import { checkScreens } from './screens.look.ts'

checkScreens(companyScreens)
