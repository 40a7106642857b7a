import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { LoadingPart } from '@trilha/web/ui/feedback/LoadingPart.tsx'
import { Avatar } from '@trilha/web/ui/media/Avatar.tsx'
import { FileButton } from '@trilha/web/ui/forms/FileButton.tsx'
import { IconPhotoPlus } from '@trilha/web/ui/icons/fewIcons.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditCard } from '../form/EditCard.tsx'
import styles from './PhotoPart.module.css'

// The crop library is loaded on demand, because few people need it.
const CropDialog = lazy(() => importWithRetry(() => import('./CropDialog.tsx')))

const types = ['image/jpeg', 'image/png', 'image/webp']
const maxBytes = 8 * 1024 * 1024

/** The photo; a selected file is cropped and saved at once. */
export function PhotoPart({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const { t } = useTranslation('candidates')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const [chosen, setChosen] = useState<{ photo: File; address: string } | null>(null)
  const [refused, setRefused] = useState(false)
  function chooseFile(file: File) {
    const fits = types.includes(file.type) && file.size <= maxBytes
    setRefused(!fits)
    if (fits) setChosen({ photo: file, address: URL.createObjectURL(file) })
  }
  function close() {
    if (chosen) URL.revokeObjectURL(chosen.address)
    setChosen(null)
  }
  return (
    <EditCard aria-labelledby="foto">
      <h2 id="foto" className="sr">
        {auth('fields.photo')}
      </h2>
      <div className={styles.photo}>
        <Avatar
          name={name}
          photoUrl={photoUrl}
          size={96}
          {...(photoUrl && { label: t('photo.yours') })}
        />
        <div className="grow">
          <FileButton
            size="sm"
            icon={<IconPhotoPlus />}
            accept={types.join(',')}
            fileLabel={auth('fields.photo')}
            onFile={chooseFile}
          >
            {photoUrl ? auth('photo.change') : auth('photo.choose')}
          </FileButton>
          <p className="xs ink2">{t('photo.hint')}</p>
          {refused && <p role="alert">{common('errors.photo-invalid')}</p>}
        </div>
      </div>
      {chosen && (
        <Suspense fallback={<LoadingPart label={common('actions.loading')} />}>
          <CropDialog {...chosen} onClose={close} />
        </Suspense>
      )}
    </EditCard>
  )
}
