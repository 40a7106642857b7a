import { loadScript, removeCookies, type StartAdapter } from './adapter.ts'

/** Session recording in Microsoft Clarity's protocol. Everything that a person types is masked. */
export const startRecording: StartAdapter = ({ src }) => {
  type Clarity = ((...told: unknown[]) => void) & { q?: unknown[] }
  const own = window as unknown as { clarity?: Clarity }
  const waiting: unknown[] = []
  const queue: Clarity = (...told) => waiting.push(told)
  queue.q = waiting
  own.clarity ??= queue
  own.clarity('consent')
  document.body.dataset['clarityMask'] = 'true'
  const script = loadScript(src)
  return {
    pageView: (page) => own.clarity?.('set', 'page', page),
    stop: () => {
      own.clarity?.('consent', false)
      own.clarity?.('stop')
      script.remove()
      removeCookies('_clck', '_clsk')
    },
  }
}
