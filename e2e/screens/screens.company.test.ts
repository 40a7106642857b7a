import { companyScreens } from './company.ts'
import { checkScreens } from './look.ts'

checkScreens(companyScreens)
