import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { Switch } from '../ui/Switch.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allOf, choose, configuredPurposes, openChoices, type Choice } from './consent.ts'
import styles from './Choices.module.css'

/** Each purpose with its provider, to accept or refuse; can be changed at any time. */
export function Choices({ choice }: { choice: Choice }) {
  const { t, ready } = useTranslation('consent', { useSuspense: false })
  const { t: common } = useTranslation('common')
  const [chosen, setChosen] = useState<Choice>({ ...allOf(false), ...choice })
  if (!ready) return null
  return (
    <Dialog
      open
      onOpenChange={openChoices}
      title={t('title')}
      description={t('lead')}
      closeLabel={common('actions.close')}
      footer={
        <Button
          onClick={() => {
            choose(chosen)
            openChoices(false)
          }}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={styles.purposes}>
        {configuredPurposes.map((purpose) => (
          <Switch
            key={purpose}
            atEnd
            checked={chosen[purpose] ?? false}
            description={t(`purpose.${purpose}.text`)}
            onChange={(event) => setChosen({ ...chosen, [purpose]: event.target.checked })}
          >
            {t(`purpose.${purpose}.name`)}
          </Switch>
        ))}
      </div>
      <p className="sm ink2">{t('note')}</p>
    </Dialog>
  )
}
