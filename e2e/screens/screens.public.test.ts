import { publicScreens } from './public.ts'
import { checkScreens } from './look.ts'

checkScreens(publicScreens)
