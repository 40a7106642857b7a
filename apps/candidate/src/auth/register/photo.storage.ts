/** What `createPhotoStorage` works with. */
type PhotoStorageDeps = {
  encode: (photo: File) => Promise<string>
  write: (stored: { name: string; jpeg: string } | null) => void
  /** True as soon as the account exists. */
  isClosed: () => boolean
}

/**
 * Stores the photo that was chosen last. Encoding takes a moment, in which the photo can be removed
 * or replaced and the account created: such a photo is not written.
 * @returns a function that stores a photo; null deletes it.
 */
export function createPhotoStorage({ encode, write, isClosed }: PhotoStorageDeps) {
  let latest: File | null = null
  return async (photo: File | null): Promise<void> => {
    latest = photo
    write(null)
    if (!photo) return
    try {
      const jpeg = await encode(photo)
      if (latest === photo && !isClosed()) write({ name: photo.name, jpeg })
    } catch {
      // Not a picture that this browser reads: the file stays chosen until a reload.
    }
  }
}

const jpegStart = 'data:image/jpeg;base64,'

/** The stored photo as a file; null if the stored value is damaged. */
export function storedPhotoFile(name: unknown, jpeg: unknown): File | null {
  if (typeof name !== 'string' || typeof jpeg !== 'string' || !jpeg.startsWith(jpegStart))
    return null
  try {
    const bytes = Uint8Array.from(atob(jpeg.slice(jpegStart.length)), (c) => c.charCodeAt(0))
    return bytes.length > 0 ? new File([bytes], name, { type: 'image/jpeg' }) : null
  } catch {
    return null
  }
}
