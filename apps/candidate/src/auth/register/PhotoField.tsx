import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { Fieldset } from '@trilha/web/ui/forms/Field.tsx'
import { IconPhotoPlus } from '@trilha/web/ui/icons/fewIcons.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenPhoto } from './photo.draft.ts'
import styles from './PhotoField.module.css'

type PhotoFieldProps = {
  photo: ChosenPhoto | null
  name: string
  onPhoto: (file: File | null) => void
}

const types = ['image/jpeg', 'image/png', 'image/webp']
const maxBytes = 8 * 1024 * 1024

/** A photo with preview; it is uploaded after the account is created. */
export function PhotoField({ photo, name, onPhoto }: PhotoFieldProps) {
  const { t } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const [refused, setRefused] = useState(false)
  const take = (file: File | null) => {
    const fits = file !== null && types.includes(file.type) && file.size <= maxBytes
    setRefused(file !== null && !fits)
    onPhoto(fits ? file : null)
  }
  return (
    <Fieldset
      legend={t('fields.photo')}
      optional={common('actions.optional')}
      hint={t('fields.photoHint')}
      error={refused && common('errors.photo-invalid')}
    >
      <div className={styles.photo}>
        {(photo || name.trim()) && (
          <Avatar
            name={name}
            size={72}
            photoUrl={photo?.preview ?? null}
            {...(photo && { label: t('photo.preview') })}
          />
        )}
        <FileButton
          size="sm"
          icon={<IconPhotoPlus />}
          accept={types.join(',')}
          fileLabel={t('fields.photo')}
          onFile={take}
        >
          {photo ? t('photo.change') : t('photo.choose')}
        </FileButton>
        {photo && (
          <Button variant="plain" size="sm" onClick={() => take(null)}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
    </Fieldset>
  )
}
