import { startSite } from '@trilha/web/site/start.tsx'
import { loadTexts } from './locales/browser.ts'

await startSite(['pipeline', 'ownCompany'], loadTexts)
