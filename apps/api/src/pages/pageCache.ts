import { languageOfCookie } from '@trilha/web/i18n/languages.ts'

/** A rendered response with its compressed bodies, created on first use. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  compressed: Map<'br' | 'gzip', Promise<Buffer>>
}

/** Rendered pages of this process. They are dropped when a vacancy changes, or after a minute. */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; until: number }>()
  /** Limit of the bodies before compression; the compressed ones add about a quarter. */
  readonly #maxBytes = 64 * 1024 * 1024
  #bytes = 0
  readonly #maxAgeMs = 60_000

  /** A page depends on the address and the language only. */
  keyOf(url: string, cookie: string | undefined): string {
    return `${languageOfCookie(cookie)} ${url}`
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry || entry.until < Date.now()) return undefined
    return entry.page
  }

  set(key: string, page: CachedPage): void {
    this.#delete(key)
    this.#pages.set(key, { page, until: Date.now() + this.#maxAgeMs })
    this.#bytes += page.body.length
    // Removes the oldest first: a Map iterates in the order of insertion.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#delete(oldest)
    }
  }

  /** Drops the page of this vacancy and all pages of no single vacancy; with an empty id, all. */
  drop(vacancyId: string): void {
    for (const key of this.#pages.keys()) {
      const match = /\/vagas\/[\w-]*?(\d+)(?:[.?]|$)/.exec(key)
      if (!vacancyId || !match || match[1] === vacancyId) this.#delete(key)
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.body.length ?? 0
    this.#pages.delete(key)
  }
}
