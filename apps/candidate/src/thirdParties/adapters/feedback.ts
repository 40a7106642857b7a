import { loadScript, type StartAdapter } from './adapter.ts'

/** A feedback widget rendered by its script; removed with the next page load. */
export const startFeedback: StartAdapter = ({ src }) => {
  const script = loadScript(src)
  return { stop: () => script.remove() }
}
