/** `npm test`: everything, with a browser found or installed. */
import { ensureChromium } from './chromium.ts'

process.env['CHROMIUM_PATH'] = ensureChromium()
await import('./check.ts')
