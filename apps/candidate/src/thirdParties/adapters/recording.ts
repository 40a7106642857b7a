import { loadScript, removeCookies, type StartAdapter } from './adapter.ts'

/** Session recording with Microsoft Clarity's protocol. All input is masked. */
export const startRecording: StartAdapter = ({ src }) => {
  type Clarity = ((...args: unknown[]) => void) & { q?: unknown[] }
  const globals = window as unknown as { clarity?: Clarity }
  const waiting: unknown[] = []
  const queue: Clarity = (...args) => waiting.push(args)
  queue.q = waiting
  globals.clarity ??= queue
  globals.clarity('consent')
  document.body.dataset['clarityMask'] = 'true'
  const script = loadScript(src)
  return {
    pageView: (page) => globals.clarity?.('set', 'page', page),
    stop: () => {
      globals.clarity?.('consent', false)
      globals.clarity?.('stop')
      script.remove()
      removeCookies('_clck', '_clsk')
    },
  }
}
