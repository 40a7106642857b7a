import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconArrowBackUp } from '@trilha/web/ui/icons/moreIcons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardButtons } from './CardButtons.tsx'
import styles from './PartForm.module.css'

type PartFormProps = {
  part: {
    save: () => Promise<boolean>
    undo: () => void
    failure: string | null
    unsaved: boolean
    saving: boolean
  }
  /** Text of the save button: "Salvar experiência". */
  label: string
  /** At the other end of the footer: a delete button. */
  foot?: ReactNode
  onSaved?: () => void
  children: ReactNode
}

/** The fields of a section, the error of the last attempt, and a save button. */
export function PartForm({ part, label, foot, onSaved, children }: PartFormProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const { save, undo, failure, unsaved, saving } = part
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble: an entry's form must not submit the form around it.
        event.stopPropagation()
        void save().then((done) => done && onSaved?.())
      }}
    >
      {children}
      {failure && (
        <Alert tone="bad" announce="assertive">
          {common(`errors.${failure as 'unexpected'}`)}
        </Alert>
      )}
      <CardButtons>
        {foot}
        {unsaved && (
          <Button variant="plain" size="sm" icon={<IconArrowBackUp />} onClick={undo}>
            {t('save.undo')}
          </Button>
        )}
        <Button
          type="submit"
          variant="soft"
          size="sm"
          loading={saving}
          loadingText={t('save.saving')}
          className={styles.submit}
        >
          {label}
        </Button>
      </CardButtons>
    </form>
  )
}
