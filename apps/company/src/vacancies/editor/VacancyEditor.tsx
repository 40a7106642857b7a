import type { Editor } from '@trilha/contracts/vacancies/editor'
import { lint, textsOf } from '@trilha/contracts/vacancies/linter/linter'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconArrowRight, IconEye } from '@trilha/web/ui/icons/icons.tsx'
import { IconCircleCheckFilled } from '@trilha/web/ui/icons/moreIcons.tsx'
import { TabLinks } from '@trilha/web/ui/navigation/Tabs.tsx'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/screen/BackLink.tsx'
import { AboutStep } from '../steps/AboutStep.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { EditorContext } from './editor.context.ts'
import { isFixed } from './editor.fixed.ts'
import { asStep, stepOf, steps, type Step } from './editor.steps.ts'
import { PayStep } from '../steps/PayStep.tsx'
import { PhonePreview } from './PhonePreview.tsx'
import { PublishButton } from '../steps/PublishButton.tsx'
import { RequirementsStep } from '../steps/RequirementsStep.tsx'
import { ReviewStep } from '../steps/ReviewStep.tsx'
import { SaveState, UnsentMark } from './SaveState.tsx'
import { StagesStep } from '../stages/StagesStep.tsx'
import { TrailHealth } from '../stages/TrailHealth.tsx'
import { useDraft } from './useDraft.ts'
import { usePartFocus } from './usePartFocus.ts'
import styles from './VacancyEditor.module.css'

type VacancyEditorProps = { editor: Editor; onAgain: () => Promise<void> }

/** The five parts of a vacancy, saved automatically. */
export function VacancyEditor({ editor, onAgain }: VacancyEditorProps) {
  const { t } = useTranslation('editor')
  const draft = useDraft(editor)
  const [search] = useSearchParams()
  const title = usePartFocus()
  const step = asStep(search.get('parte'))
  // Problems are shown only after the user opened the review part.
  const [tried, setTried] = useState(step === 'revisar')
  if (step === 'revisar' && !tried) setTried(true)
  const content = useDeferredValue(draft.content)
  const findings = useMemo(() => lint({ ...content, texts: textsOf(content) }), [content])
  const published = editor.state !== 'draft'
  const address = (to: Step) => paths.editor(editor.id, to)
  const at = steps.indexOf(step)
  const done = (of: Step) =>
    of !== 'revisar' &&
    draft.problems.every(({ field }) => stepOf(field) !== of) &&
    findings.every(({ field, severity }) => severity !== 'block' || stepOf(field) !== of)
  const fixed = (field: string) => isFixed(field, { ...editor, can: draft.can })
  const unsent = draft.status === 'kept' || draft.status === 'refused'
  const takeTheirs = () => {
    draft.giveUp()
    void onAgain()
  }
  return (
    <EditorContext
      value={{
        content: draft.content,
        municipality: editor.municipality,
        write: draft.write,
        problems: tried || published ? draft.problems : [],
        findings,
        isFixed: fixed,
      }}
    >
      <header className={styles.head}>
        <div>
          <BackLink to={published ? paths.vacancy(editor.id) : paths.vacancies()}>
            {draft.content.roleName || t('untitled')}
          </BackLink>
          <h1>{t('heading')}</h1>
        </div>
        <div className={styles.tools}>
          <SaveState status={draft.status} saved={draft.saved} />
          <Button
            variant="outline"
            size="sm"
            icon={<IconEye />}
            // Another site of the same origin, so not a router link.
            render={
              <a
                href={paths.preview(editor.id)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('preview')}
              />
            }
          >
            {t('preview')}
          </Button>
        </div>
      </header>
      <TabLinks
        label={t('parts')}
        links={steps.map((one, i) => (
          <Link key={one} to={address(one)} aria-current={one === step ? 'step' : undefined}>
            {done(one) ? <IconCircleCheckFilled /> : <span className={styles.num}>{i + 1}</span>}
            {t(`step.${one}`)}
          </Link>
        ))}
      />
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="part">
          <h2 id="part" ref={title} tabIndex={-1}>
            {t(`part.${step}`)}
          </h2>
          <p className={styles.lead}>
            {t(`lead.${step}`)}
            {step === 'etapas' && !fixed('stages') && ` ${t('stages.order')}`}
          </p>
          {!draft.can.edit.allowed && (
            <Alert className={styles.notice}>
              {t(`closed.${draft.can.edit.reason === 'forbidden' ? 'role' : 'state'}`)}
            </Alert>
          )}
          {draft.can.edit.allowed && !draft.can.changeTerms.allowed && (
            <Alert className={styles.notice}>{t('closed.applied')}</Alert>
          )}
          {draft.can.edit.allowed && draft.changesReviewed && published && (
            <Alert tone="warn" className={styles.notice}>
              {t('closed.reviewed')}
            </Alert>
          )}
          <div className={styles.fields}>
            {step === 'sobre' && <AboutStep />}
            {step === 'requisitos' && <RequirementsStep />}
            {step === 'salario' && <PayStep />}
            {step === 'etapas' && <StagesStep />}
            {step === 'revisar' && (
              <ReviewStep id={editor.id} problems={draft.problems} findings={findings} />
            )}
          </div>
        </section>
        <aside className={styles.aside}>
          <PhonePreview stages={draft.content.stages} />
          <TrailHealth content={draft.content} aboutPart={address('sobre')} />
        </aside>
      </div>
      <footer className={styles.bar}>
        {at > 0 && (
          <Button variant="plain" render={<Link to={address(steps[at - 1]!)} />}>
            {t('previous')}
          </Button>
        )}
        <span className={styles.grow}>
          {/* The save state at the top of a long page would not be visible here. */}
          {unsent && <UnsentMark status={draft.status} />}
        </span>
        {step === 'revisar' ? (
          <PublishButton id={editor.id} draft={draft} findings={findings} />
        ) : (
          <Button render={<Link to={address(steps[at + 1] ?? 'revisar')} />}>
            {t(at === 3 ? 'toReview' : 'next')}
            <IconArrowRight className="i--dir" />
          </Button>
        )}
      </footer>
      <ConflictDialog
        changed={draft.changed}
        onKeepMine={() => draft.changed && draft.insist(draft.changed)}
        onTakeTheirs={takeTheirs}
      />
    </EditorContext>
  )
}
