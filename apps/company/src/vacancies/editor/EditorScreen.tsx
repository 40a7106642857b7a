import type { Editor } from '@trilha/contracts/vacancies/editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { VacancyEditor } from './VacancyEditor.tsx'
import { editorQuery } from '../vacancies.data.ts'
import { vacancyKeys } from '../vacancies.keys.ts'

/** The vacancy editor. */
export default function EditorScreen() {
  // Loads the locale texts of every part: loading them later would suspend the whole page, and
  // input made meanwhile would overwrite what was just added.
  const { t } = useTranslation(['editor', 'interview', 'analytics'])
  const id = Number(useParams()['vacancyId'])
  const query = useQuery(editorQuery(id))
  const client = useQueryClient()
  const again = async () => {
    await client.resetQueries({ queryKey: vacancyKeys.editor(id) })
  }
  return (
    <>
      <title>{t('title')}</title>
      <Loaded query={query}>
        {/* Another server version is another draft: reset all state. */}
        {(editor: Editor) => (
          <VacancyEditor key={`${editor.id}.${editor.version}`} editor={editor} onAgain={again} />
        )}
      </Loaded>
    </>
  )
}
