import { loadScript, type StartAdapter } from './adapter.ts'

/** A feedback widget that comes with its script and draws itself; it is gone with the next page. */
export const startFeedback: StartAdapter = ({ src }) => {
  const script = loadScript(src)
  return { stop: () => script.remove() }
}
