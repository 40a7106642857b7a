import { publicScreens } from './screens.public.ts'
import { checkScreens } from './screens.look.ts'

checkScreens(publicScreens)
