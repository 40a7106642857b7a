/** `npm test`: finds or installs a browser, then runs all checks and tests. */
import { ensureChromium } from './chromium.ts'

process.env['CHROMIUM_PATH'] = ensureChromium()
await import('./check.ts')
