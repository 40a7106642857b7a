import { languageOfCookie } from '@trilha/web/i18n/languages.ts'

/** A rendered answer with its compressed forms, made when first asked for. */
export type KeptPage = {
  status: number
  headers: Record<string, string>
  body: Buffer
  compressed: Map<'br' | 'gzip', Promise<Buffer>>
}

/** Rendered pages of this process: dropped when a vacancy changes, else after a minute. */
export class PageCache {
  readonly #pages = new Map<string, { page: KeptPage; until: number }>()
  /** Bytes before compression; the compressed forms add about a quarter. */
  readonly #ceiling = 64 * 1024 * 1024
  #bytes = 0
  readonly #ms = 60_000

  /** Pages differ by address and by language; nothing else of a request changes them. */
  keyOf(url: string, cookie: string | undefined): string {
    return `${languageOfCookie(cookie)} ${url}`
  }

  get(key: string): KeptPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry || entry.until < Date.now()) return undefined
    return entry.page
  }

  set(key: string, page: KeptPage): void {
    this.#delete(key)
    this.#pages.set(key, { page, until: Date.now() + this.#ms })
    this.#bytes += page.body.length
    // The oldest go first: a Map keeps the order of insertion.
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#ceiling) break
      this.#delete(oldest)
    }
  }

  /** Forgets the page of a vacancy and every list; all of them where the id is unknown. */
  drop(vacancyId: string): void {
    for (const key of this.#pages.keys()) {
      const page = /\/vagas\/[\w-]*?(\d+)(?:[.?]|$)/.exec(key)
      if (!vacancyId || !page || page[1] === vacancyId) this.#delete(key)
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#pages.get(key)?.page.body.length ?? 0
    this.#pages.delete(key)
  }
}
