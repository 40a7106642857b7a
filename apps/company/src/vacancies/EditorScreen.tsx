import type { Editor } from '@trilha/contracts/vacancies.edit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { VacancyEditor } from './VacancyEditor.tsx'
import { editorQuery } from './vacancies.data.ts'

/** A vacancy as its company writes it. */
export default function EditorScreen() {
  // With the texts of every part: fetched when a stage first shows them they would hold back the whole
  // page, and what is pressed meanwhile would be written over what was just added.
  const { t } = useTranslation(['editor', 'interview', 'analytics'])
  const id = Number(useParams()['vacancyId'])
  const query = useQuery(editorQuery(id))
  const client = useQueryClient()
  const again = async () => {
    await client.resetQueries(editorQuery(id))
  }
  return (
    <>
      <title>{t('title')}</title>
      <Loaded query={query}>
        {/* Another version from the server is another draft: nothing of the old one stays. */}
        {(editor: Editor) => (
          <VacancyEditor key={`${editor.id}.${editor.version}`} editor={editor} onAgain={again} />
        )}
      </Loaded>
    </>
  )
}
