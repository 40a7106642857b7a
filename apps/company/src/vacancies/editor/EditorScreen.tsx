import type { Handle } from '@trilha/web/router/handle.ts'
import type { Editor } from '@trilha/contracts/vacancies/editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Loaded } from '@trilha/web/site/Loaded.tsx'
import { VacancyEditor } from './VacancyEditor.tsx'
import { editorQuery } from '../vacancies.data.ts'
import { vacancyKeys } from '../vacancies.keys.ts'

export const handle = {
  namespaces: ['editor', 'stages', 'interview', 'analytics'],
} satisfies Handle

/** The vacancy editor. */
export default function EditorScreen() {
  const { t } = useTranslation('editor')
  const id = Number(useParams()['vacancyId'])
  const query = useQuery(editorQuery(id))
  const client = useQueryClient()
  const reload = async () => {
    await client.resetQueries({ queryKey: vacancyKeys.editor(id) })
  }
  return (
    <>
      <title>{t('title')}</title>
      <Loaded query={query}>
        {/* A new server version is a new draft, so reset all state. */}
        {(editor: Editor) => (
          <VacancyEditor key={`${editor.id}.${editor.version}`} editor={editor} onReload={reload} />
        )}
      </Loaded>
    </>
  )
}
