import { openDraft } from '@trilha/web/data/drafts.ts'
import { useHydrated } from '@trilha/web/ui/useHydrated.ts'
import { useEffect, useState } from 'react'

const draft = openDraft('session', 'trilha.registration.photo')
/** The server keeps a smaller square; a whole phone photo does not fit into the tab's storage. */
const maxPixels = 1024

export type ChosenPhoto = {
  file: File
  /** URL of the picture, an object URL if it was just chosen. */
  preview: string
}

/**
 * The photo chosen for a new account; a reload of the tab keeps it until the account is created.
 * @param created true as soon as the account exists.
 */
export function useRegisterPhoto(created: boolean) {
  const [photo, setPhoto] = useState(readPhoto)
  const hydrated = useHydrated()
  useEffect(() => () => URL.revokeObjectURL(photo?.preview ?? ''), [photo])
  useEffect(() => {
    if (created) draft.write(null)
  }, [created])
  const choose = (file: File | null) => {
    setPhoto(file && { file, preview: URL.createObjectURL(file) })
    void storePhoto(file)
  }
  return { photo: hydrated ? photo : null, choose }
}

/** Stores the photo in this tab, scaled down; null deletes it. */
async function storePhoto(photo: File | null): Promise<void> {
  draft.write(null)
  if (!photo) return
  try {
    draft.write({ name: photo.name, jpeg: await jpegOf(photo) })
  } catch {
    // Not a picture that this browser reads: the file stays chosen until a reload.
  }
}

/** The stored photo; null if there is none. */
function readPhoto(): ChosenPhoto | null {
  const { name, jpeg } = draft.read() ?? {}
  if (typeof jpeg !== 'string' || typeof name !== 'string') return null
  const bytes = Uint8Array.from(atob(jpeg.slice(jpeg.indexOf(',') + 1)), (c) => c.charCodeAt(0))
  return { file: new File([bytes], name, { type: 'image/jpeg' }), preview: jpeg }
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
