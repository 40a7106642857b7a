import { vacancyContent, type VacancyContent } from '@trilha/contracts/vacancies.content'
import * as z from 'zod/mini'

const kept = z.object({ version: z.int(), content: vacancyContent })

/**
 * What this device keeps of a vacancy until the server has it, with the version it was written upon:
 * found again after somebody else has saved, it is a conflict and no quiet overwriting.
 */
export function keptDraft(id: number, version: () => number) {
  const name = `trilha.vacancy.${id}`
  const found = read(name)
  return {
    /** The version under what was kept; null where nothing was. */
    version: found?.version ?? null,
    box: {
      read: () => found?.content ?? null,
      write(content: VacancyContent | null): void {
        if (content === null) localStorage.removeItem(name)
        else
          try {
            localStorage.setItem(name, JSON.stringify({ version: version(), content }))
          } catch {
            // A full device: it still stands on the page and travels to the server.
          }
      },
    },
  }
}

function read(name: string) {
  try {
    const { success, data } = kept.safeParse(JSON.parse(localStorage.getItem(name) ?? ''))
    return success ? data : null
  } catch {
    return null
  }
}
