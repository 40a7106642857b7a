import { useMutation } from '@tanstack/react-query'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Dialog } from '@trilha/web/ui/overlays/Dialog.tsx'
import { toast } from '@trilha/web/ui/feedback/toast.ts'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../auth/useErrorText.ts'
import { useProfileCalls } from '../../candidates.data.ts'
import styles from './CropDialog.module.css'

type CropDialogProps = {
  photo: File
  /** Object URL of the photo. */
  address: string
  onClose: () => void
}

/**
 * Crops a photo to a square and uploads it. The server stores only the square, without location and
 * camera data.
 */
export default function CropDialog({ photo, address, onClose }: CropDialogProps) {
  const { t } = useTranslation('candidates')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText()
  const { sendPhoto } = useProfileCalls()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [broken, setBroken] = useState(false)
  const send = useMutation({
    mutationFn: ({ x, y, width, height }: Area) =>
      sendPhoto(
        photo,
        [Math.max(0, x), Math.max(0, y), Math.max(1, Math.min(width, height))]
          .map(Math.floor)
          .join(','),
      ),
    onSuccess: () => {
      toast.success(t('photo.saved'))
      onClose()
    },
  })
  const problem = broken ? common('errors.photo-invalid') : send.error && errorText(send.error)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('photo.crop')}
      description={t('photo.cropText')}
      closeLabel={common('actions.close')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button
            loading={send.isPending}
            loadingText={common('actions.sending')}
            disabled={!area || broken}
            onClick={() => area && send.mutate(area)}
          >
            {t('photo.save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className={styles.crop}>
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            // The style sheet is imported; the content security policy forbids injected styles.
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': t('photo.move') }}
            mediaProps={{ alt: '', onError: () => setBroken(true) }}
          />
        </div>
        <label>
          <span className="sm b">{t('photo.zoom')}</span>
          <input
            className={styles.zoom}
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {problem && (
          <Alert tone="bad" announce="assertive">
            {problem}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
