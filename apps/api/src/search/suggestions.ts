import { wordsOf } from '../language/words.ts'

type Role = { key: string; shown: string; count: number }

/** Maximum number of stored role names; above it the rarest are removed. */
const maxRoles = 20_000
/** Maximum number of indexed role names: the most frequent ones. */
const maxIndexed = 5000
/** Maximum number of new role names that are compared individually before they are indexed. */
const maxUnindexed = 500
/** Maximum number of matches for one prefix. */
const maxMatches = 64

/** Role names of vacancies, for completing what is typed in the search box. */
export class Suggestions {
  private roles = new Map<string, Role>()
  private readonly roleByTitle = new Map<string, Role>()
  /** The text from each word of each indexed role to its end, sorted. */
  private suffixes: string[] = []
  private suffixRoles: Role[] = []
  /** Roles that were added after the last indexing. */
  private unindexed: Role[] = []
  private readonly cache = new Map<string, string[]>()

  /** Counts the title of a vacancy, as its role name. */
  add(title: string): void {
    const known = this.roleByTitle.get(title)
    if (known) {
      known.count++
      return
    }
    const key = keyOf(title)
    if (key === '') return
    let role = this.roles.get(key)
    if (role) role.count++
    else {
      role = { key, shown: title.trim(), count: 1 }
      this.roles.set(key, role)
      this.unindexed.push(role)
      this.cache.clear()
      if (this.roles.size > maxRoles) this.prune()
    }
    if (this.roleByTitle.size >= maxRoles) this.roleByTitle.clear()
    this.roleByTitle.set(title, role)
  }

  /**
   * Role names with a word that begins with the typed text. Names that begin with it come first,
   * then the most frequent ones. Some may have no open vacancy any more.
   */
  matching(typed: string): string[] {
    this.indexNewRoles()
    const key = keyOf(typed)
    const cached = this.cache.get(key)
    if (cached) return cached
    const found = new Set<Role>()
    for (let i = this.firstFrom(key); i < this.suffixes.length; i++) {
      if (!this.suffixes[i]!.startsWith(key)) break
      found.add(this.suffixRoles[i]!)
    }
    for (const role of this.unindexed) if (` ${role.key}`.includes(` ${key}`)) found.add(role)
    const beginScore = (role: Role) => (role.key.startsWith(key) ? 1 : 0)
    const ordered = [...found]
      .sort((a, b) => beginScore(b) - beginScore(a) || byCount(a, b))
      .slice(0, maxMatches)
      .map(({ shown }) => shown)
    if (this.cache.size > 1000) this.cache.clear()
    this.cache.set(key, ordered)
    return ordered
  }

  /** Indexes the new roles if there are many. */
  indexNewRoles(): void {
    if (this.unindexed.length <= maxUnindexed) return
    const entries = this.frequent().flatMap((role) => {
      const words = role.key.split(' ')
      return words.map((_, at) => ({ suffix: words.slice(at).join(' '), role }))
    })
    entries.sort((a, b) => (a.suffix < b.suffix ? -1 : 1))
    this.suffixes = entries.map(({ suffix }) => suffix)
    this.suffixRoles = entries.map(({ role }) => role)
    this.unindexed = []
    this.cache.clear()
  }

  private frequent(): Role[] {
    const all = [...this.roles.values()]
    const repeated = all.filter(({ count }) => count > 1)
    return (repeated.length < maxIndexed ? all : repeated).sort(byCount).slice(0, maxIndexed)
  }

  private firstFrom(key: string): number {
    let low = 0
    let high = this.suffixes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.suffixes[middle]! < key) low = middle + 1
      else high = middle
    }
    return low
  }

  private prune(): void {
    const retained = [...this.roles.values()].sort(byCount).slice(0, maxRoles >> 1)
    this.roles = new Map(retained.map((role) => [role.key, role]))
    this.roleByTitle.clear()
    // While the index is built, most unindexed roles are removed here; the frequent ones stay.
    this.unindexed = retained
  }
}

const byCount = (a: Role, b: Role): number => b.count - a.count || (a.key < b.key ? -1 : 1)
const keyOf = (title: string): string =>
  wordsOf(title)
    .map(({ folded }) => folded)
    .join(' ')
