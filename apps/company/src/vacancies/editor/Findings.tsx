import {
  asksForRecords,
  applyRewrite,
  type Finding,
} from '@trilha/contracts/vacancies/linter/linter'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Disclosure } from '@trilha/web/ui/display/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useContentField, useEditorState } from './editor.context.ts'
import type { Step } from './editor.steps.ts'
import styles from './Findings.module.css'

/** Linter findings of one field, with suggested rewrites. */
export function Findings({ field }: { field: string }) {
  const { findings } = useContentField<string>(field)
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.rule}${finding.start}`}>
          <FindingCard finding={finding} />
        </li>
      ))}
    </ul>
  )
}

function FindingCard({ finding }: { finding: Finding }) {
  const { t } = useTranslation('editor')
  const { value, set, fixed } = useContentField<string>(finding.field)
  const { severity, found, article, quote, rewrite } = finding
  const words = found.replaceAll(/<[^>]*>/g, '')
  return (
    <Alert
      tone={severity === 'block' ? 'bad' : 'warn'}
      announce="polite"
      title={t(severity === 'block' ? 'law.block' : 'law.warn', { words })}
      action={
        rewrite !== null &&
        !fixed && (
          <Button variant="outline" size="sm" onClick={() => set(applyRewrite(value, finding))}>
            {rewrite === '' ? t('law.leaveOut') : t('law.write', { words: rewrite })}
          </Button>
        )
      }
    >
      {asksForRecords([finding]) && <RecordsLink />}
      <Disclosure title={article}>
        <q lang="pt-BR">{quote}</q>
      </Disclosure>
    </Alert>
  )
}

/** Link to the company's reason for requiring records. Trilha's team must review this reason. */
function RecordsLink() {
  const { t } = useTranslation('editor')
  const { content } = useEditorState()
  const [search] = useSearchParams()
  const recordsStep: Step = 'requisitos'
  const { ground, reason } = content.recordsCheck
  const isComplete = ground !== null && reason.trim() !== ''
  return (
    <p>
      {t(isComplete ? 'records.given' : 'records.needed')}{' '}
      {search.get('parte') !== recordsStep && (
        <Link className="link" to={`?parte=${recordsStep}`}>
          {t(isComplete ? 'records.see' : 'records.go')}
        </Link>
      )}
    </p>
  )
}
