import type { Editor } from '@trilha/contracts/vacancies/editor'
import { lintContent } from '@trilha/contracts/vacancies/linter/linter'
import { reviewedChanges } from '@trilha/contracts/vacancies/review'
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
import { SaveState, UnsentNote } from './SaveState.tsx'
import { StagesStep } from '../stages/StagesStep.tsx'
import { TrailHealth } from '../stages/TrailHealth.tsx'
import { useDraft } from './useDraft.ts'
import { usePartFocus } from './usePartFocus.ts'
import styles from './VacancyEditor.module.css'

type VacancyEditorProps = { editor: Editor; onReload: () => Promise<void> }

/** The five parts of a vacancy, saved automatically. */
export function VacancyEditor({ editor, onReload }: VacancyEditorProps) {
  const { t } = useTranslation(['editor', 'common'])
  const draft = useDraft(editor)
  const [search] = useSearchParams()
  const title = usePartFocus()
  const step = asStep(search.get('parte'))
  // Problems of a draft are hidden until the user opens the review part.
  const [showProblems, setShowProblems] = useState(step === 'revisar')
  if (step === 'revisar' && !showProblems) setShowProblems(true)
  const content = useDeferredValue(draft.content)
  const findings = useMemo(() => lintContent(content), [content])
  const published = editor.state !== 'draft'
  const reviewed = reviewedChanges(!draft.changesReviewed, findings)
  const address = (to: Step) => paths.editor(editor.id, to)
  const stepIndex = steps.indexOf(step)
  const nextStep = steps[stepIndex + 1] ?? 'revisar'
  const isDone = (part: Step) =>
    part !== 'revisar' &&
    draft.problems.every(({ field }) => stepOf(field) !== part) &&
    findings.every(({ field, severity }) => severity !== 'block' || stepOf(field) !== part)
  const fixed = (field: string) => isFixed(field, { ...editor, can: draft.can })
  const unsent = draft.status === 'kept' || draft.status === 'refused'
  const takeTheirs = () => {
    draft.discard()
    void onReload()
  }
  return (
    <EditorContext
      value={{
        content: draft.content,
        municipality: editor.municipality,
        write: draft.write,
        problems: showProblems || published ? draft.problems : [],
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
            {isDone(one) ? <IconCircleCheckFilled /> : <span className={styles.num}>{i + 1}</span>}
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
          {draft.can.edit.allowed && published && reviewed !== 'none' && (
            <Alert tone="warn" className={styles.notice}>
              {t(reviewed === 'all' ? 'closed.reviewed' : 'closed.records')}
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
        {stepIndex > 0 && (
          <Button variant="plain" render={<Link to={address(steps[stepIndex - 1]!)} />}>
            {t('common:actions.back')}
          </Button>
        )}
        <span className={styles.grow}>
          {/* The save state at the top of a long page would not be visible here. */}
          {unsent && <UnsentNote status={draft.status} />}
        </span>
        {step === 'revisar' ? (
          <PublishButton id={editor.id} draft={draft} findings={findings} />
        ) : (
          <Button render={<Link to={address(nextStep)} />}>
            {t(nextStep === 'revisar' ? 'toReview' : 'next')}
            <IconArrowRight className="i--dir" />
          </Button>
        )}
      </footer>
      <ConflictDialog
        changed={draft.changed}
        onKeepMine={() => draft.changed && draft.overwrite(draft.changed)}
        onTakeTheirs={takeTheirs}
      />
    </EditorContext>
  )
}
