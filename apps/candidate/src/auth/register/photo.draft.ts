import { currentToken } from '@trilha/web/data/session.ts'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { useEffect, useState } from 'react'
import { createPhotoStorage, storedPhotoFile } from './photo.storage.ts'
import { openRegistrationDraft } from './registration.drafts.ts'

const draft = openRegistrationDraft('photo')
/** The server keeps a smaller square; a whole phone photo does not fit into the tab's storage. */
const maxPixels = 1024

export type ChosenPhoto = {
  file: File
  /** URL of the picture, an object URL if it was just chosen. */
  preview: string
}

/** Stores the photo in this tab, scaled down; null deletes it. */
const storePhoto = createPhotoStorage({
  encode: jpegOf,
  write: draft.write,
  isClosed: () => currentToken() !== null,
})

/** The photo chosen for a new account; a reload of the tab keeps it until somebody signs in. */
export function useRegisterPhoto() {
  const [photo, setPhoto] = useState(readPhoto)
  const hydrated = useHydrated()
  useEffect(() => () => URL.revokeObjectURL(photo?.preview ?? ''), [photo])
  const choose = (file: File | null) => {
    setPhoto(file && { file, preview: URL.createObjectURL(file) })
    void storePhoto(file)
  }
  return { photo: hydrated ? photo : null, choose }
}

/** The stored photo; null if there is none. */
function readPhoto(): ChosenPhoto | null {
  const { name, jpeg } = draft.read() ?? {}
  const file = storedPhotoFile(name, jpeg)
  return file && { file, preview: String(jpeg) }
}

async function jpegOf(photo: File): Promise<string> {
  const picture = await createImageBitmap(photo)
  const scale = Math.min(1, maxPixels / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.9)
}
