/** A cache of limited size. When it is full, the entry that was used least recently is removed. */
export class LruCache<Value> {
  private readonly entries = new Map<string, Value>()
  private readonly maxEntries: number

  constructor(maxEntries: number) {
    this.maxEntries = maxEntries
  }

  get(cacheKey: string): Value | undefined {
    const value = this.entries.get(cacheKey)
    if (value === undefined) return undefined
    // A Map keeps the order of insertion, so this makes the entry the most recently used.
    this.entries.delete(cacheKey)
    this.entries.set(cacheKey, value)
    return value
  }

  set(cacheKey: string, value: Value): Value {
    if (this.entries.size >= this.maxEntries) this.entries.delete(this.entries.keys().next().value!)
    this.entries.set(cacheKey, value)
    return value
  }

  clear(): void {
    if (this.entries.size > 0) this.entries.clear()
  }
}
