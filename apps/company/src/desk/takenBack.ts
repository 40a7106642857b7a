/**
 * The words of decisions that were taken back in this visit: whoever decides anew finds them in the
 * form. Nothing of it is stored on the device.
 */
const words = new Map<string, object>()

/** @param key whose decision, and which. */
export function takenBack<Words extends object>(key: string) {
  return {
    words: words.get(key) as Partial<Words> | undefined,
    keep: (said: Words) => void words.set(key, said),
    forget: () => void words.delete(key),
  }
}
