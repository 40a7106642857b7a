/** `npm test`: all tests; finds or installs a browser. */
import { ensureChromium } from './chromium.ts'

process.env['CHROMIUM_PATH'] = ensureChromium()
await import('./check.ts')
