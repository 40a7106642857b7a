import { vacancyContent, type VacancyContent } from '@trilha/contracts/vacancies/content'
import * as z from 'zod/mini'

const storedDraftSchema = z.object({ version: z.int(), content: vacancyContent })

/**
 * Stores an unsaved vacancy on this device, with the server version that it is based on. If another
 * user saves in the meantime, the restored draft causes a conflict and does not silently overwrite.
 */
export function storedDraft(id: number, version: () => number) {
  const name = `trilha.vacancy.${id}`
  const found = read(name)
  return {
    /** Base version of the stored draft; null if there is none. */
    version: found?.version ?? null,
    box: {
      read: () => found?.content ?? null,
      write(content: VacancyContent | null): void {
        if (content === null) localStorage.removeItem(name)
        else
          try {
            localStorage.setItem(name, JSON.stringify({ version: version(), content }))
          } catch {
            // The storage is full: the draft is still on the page and will be sent to the server.
          }
      },
    },
  }
}

function read(name: string) {
  try {
    const { success, data } = storedDraftSchema.safeParse(
      JSON.parse(localStorage.getItem(name) ?? ''),
    )
    return success ? data : null
  } catch {
    return null
  }
}
