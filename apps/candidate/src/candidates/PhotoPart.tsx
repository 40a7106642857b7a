import { Avatar } from '@trilha/web/ui/Avatar.tsx'
import { Button } from '@trilha/web/ui/Button.tsx'
import { IconPhotoPlus } from '@trilha/web/ui/icons.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Edit.module.css'

// The crop's library is needed by few, once.
const CropDialog = lazy(() => import('./CropDialog.tsx'))

const types = ['image/jpeg', 'image/png', 'image/webp']
const mostBytes = 8 * 1024 * 1024

/** The photo; chosen, it is cropped and saved by itself. */
export function PhotoPart({ name, photoUrl }: { name: string; photoUrl: string | null }) {
  const { t } = useTranslation('candidates')
  const { t: auth } = useTranslation('auth')
  const { t: common } = useTranslation('common')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ photo: File; address: string } | null>(null)
  const [refused, setRefused] = useState(false)
  function take(file: File) {
    const fits = types.includes(file.type) && file.size <= mostBytes
    setRefused(!fits)
    if (fits) setChosen({ photo: file, address: URL.createObjectURL(file) })
  }
  function close() {
    if (chosen) URL.revokeObjectURL(chosen.address)
    setChosen(null)
  }
  return (
    <section className={styles.card} aria-labelledby="foto">
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
          <Button
            variant="outline"
            size="sm"
            icon={<IconPhotoPlus />}
            onClick={() => input.current?.click()}
          >
            {photoUrl ? auth('photo.change') : auth('photo.choose')}
          </Button>
          <p className="xs ink2">{t('photo.hint')}</p>
          {refused && <p role="alert">{common('errors.photo-invalid')}</p>}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={auth('fields.photo')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) take(file)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {chosen && (
        <Suspense>
          <CropDialog {...chosen} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
