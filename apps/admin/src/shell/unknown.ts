export { clientLoader } from '@trilha/web/site/unknown.ts'
