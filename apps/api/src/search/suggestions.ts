import { wordsOf } from '../language/words.ts'

type Role = { key: string; shown: string; count: number }

/** Distinct role names kept at most; the rarest go first. */
const maxRoles = 20_000
/** Role names that are offered at most, the frequent ones. */
const maxOffered = 5000
/** New role names that wait, looked at one by one, before they are sorted in. */
const maxFresh = 500
/** Suggestions drawn at most from what matches. */
const maxDrawn = 64

/** Role names of vacancies, for completing what somebody types. */
export class Suggestions {
  private roles = new Map<string, Role>()
  private readonly ofTitle = new Map<string, Role>()
  /** Each offered role once for each of its words, sorted by the text from that word on. */
  private starts: string[] = []
  private startRoles: Role[] = []
  /** Roles that came after `starts` was made. */
  private fresh: Role[] = []
  private readonly memo = new Map<string, string[]>()

  /** Counts a title. */
  add(title: string): void {
    const known = this.ofTitle.get(title)
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
      this.fresh.push(role)
      this.memo.clear()
      if (this.roles.size > maxRoles) this.prune()
    }
    if (this.ofTitle.size >= maxRoles) this.ofTitle.clear()
    this.ofTitle.set(title, role)
  }

  /**
   * Role names with a word that begins with what was typed: those that begin with it first, then
   * the most frequent. Some may have no open vacancy left.
   */
  matching(typed: string): string[] {
    this.settle()
    const key = keyOf(typed)
    const known = this.memo.get(key)
    if (known) return known
    const found = new Set<Role>()
    for (let i = this.firstFrom(key); i < this.starts.length; i++) {
      if (!this.starts[i]!.startsWith(key)) break
      found.add(this.startRoles[i]!)
    }
    for (const role of this.fresh) if (` ${role.key}`.includes(` ${key}`)) found.add(role)
    const begins = (role: Role) => (role.key.startsWith(key) ? 1 : 0)
    const ordered = [...found]
      .sort((a, b) => begins(b) - begins(a) || byCount(a, b))
      .slice(0, maxDrawn)
      .map(({ shown }) => shown)
    if (this.memo.size > 1000) this.memo.clear()
    this.memo.set(key, ordered)
    return ordered
  }

  /** Sorts in the new roles once they are many. */
  settle(): void {
    if (this.fresh.length <= maxFresh) return
    const entries = this.frequent().flatMap((role) => {
      const words = role.key.split(' ')
      return words.map((_, at) => ({ start: words.slice(at).join(' '), role }))
    })
    entries.sort((a, b) => (a.start < b.start ? -1 : 1))
    this.starts = entries.map(({ start }) => start)
    this.startRoles = entries.map(({ role }) => role)
    this.fresh = []
    this.memo.clear()
  }

  private frequent(): Role[] {
    const all = [...this.roles.values()]
    const repeated = all.filter(({ count }) => count > 1)
    return (repeated.length < maxOffered ? all : repeated).sort(byCount).slice(0, maxOffered)
  }

  private firstFrom(key: string): number {
    let low = 0
    let high = this.starts.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.starts[middle]! < key) low = middle + 1
      else high = middle
    }
    return low
  }

  private prune(): void {
    const kept = [...this.roles.values()].sort(byCount).slice(0, maxRoles >> 1)
    this.roles = new Map(kept.map((role) => [role.key, role]))
    this.ofTitle.clear()
    // During a long filling most of the fresh are pruned again; the frequent ones are in the map.
    this.fresh = kept
  }
}

const byCount = (a: Role, b: Role): number => b.count - a.count || (a.key < b.key ? -1 : 1)
const keyOf = (title: string): string =>
  wordsOf(title)
    .map(({ folded }) => folded)
    .join(' ')
